import { describe, expect, it } from 'vitest'
import { actsFor } from './DealMenu.tsx'

const row = (changes: Partial<Parameters<typeof actsFor>[0]>) => ({
  moves: [],
  mayEdit: false,
  status: 'IPG' as const,
  tranches: ['a'],
  ...changes,
})

describe('what a card offers', () => {
  it('is nothing for a reader', () => expect(actsFor(row({}), false)).toEqual([]))

  it('is what the server allows', () => {
    expect(actsFor(row({ moves: ['abort'], mayEdit: true }), true)).toEqual(['copy', 'addTranche', 'abort'])
    expect(actsFor(row({ moves: ['submit', 'abort'], mayEdit: true, status: 'Draft' }), true)).toEqual([
      'copy',
      'addTranche',
      'abort',
      'deleteDraft',
    ])
    expect(actsFor(row({ status: 'Priced', mayEdit: true }), true)).toEqual(['copy'])
  })

  it('stops at ten tranches', () => {
    const tranches = Array.from({ length: 10 }, (_, at) => String(at))
    expect(actsFor(row({ mayEdit: true, tranches }), true)).toEqual(['copy'])
  })
})
