import { describe, expect, it } from 'vitest'
import { isContested, isEdited, privateIn } from './private-history.ts'

const version = (number: number, privateComment: string | null, ...fields: string[]) => ({
  version: number,
  at: `2026-11-20T08:0${number}:00Z`,
  by: null,
  changes: fields.map((field) => ({ field })),
  order: { privateComment },
})

const versions = [
  version(4, null, 'privateComment'),
  version(3, 'Talk to them', 'comment'),
  version(2, 'Talk to them', 'privateComment', 'orderLevels'),
  version(1, null, 'orderLevels'),
]

describe('a private comment', () => {
  it('lists every text with its version, newest first, and its removal', () => {
    expect(privateIn(versions).map(({ version: at, text }) => [at, text])).toEqual([
      [4, null],
      [2, 'Talk to them'],
    ])
  })

  it('is contested if somebody changed the text meanwhile', () => {
    const typed = { base: 'One fund', text: 'Three funds' }
    expect([isContested(typed, 'One fund'), isContested(typed, 'Two funds')]).toEqual([false, true])
  })

  it('is edited only if the text differs', () => {
    expect(isEdited({ base: null, text: '  ' })).toBe(false)
    expect(isEdited({ base: 'One fund', text: '' })).toBe(true)
  })
})
