import { describe, expect, it } from 'vitest'
import { faultsOf } from '../../kernel/index.ts'
import { addImport, cancelImport, importMachine, importStates, maySeeImport } from './index.ts'

describe('an import', () => {
  it('has a complete table of moves', () => {
    expect(faultsOf(importMachine)).toEqual([])
  })

  it('adds its rows once they are checked and right, and only once', () => {
    const answers = importStates.map((state) => {
      const answer = addImport({ state, rows: 3, wrong: 0 })
      return answer === true ? state : answer.reason
    })
    expect(answers).toEqual([
      'import.not-checked',
      'checked',
      'import.over',
      'import.over',
      'import.over',
      'import.over',
    ])
    expect(addImport({ state: 'checked', rows: 3, wrong: 1 })).toMatchObject({
      reason: 'import.rows-wrong',
      params: { wrong: 1, count: 3 },
    })
  })

  it('is cancelled until its rows are added', () => {
    expect(importStates.filter((state) => cancelImport({ state }) === true)).toEqual([
      'checking',
      'checked',
      'adding',
    ])
  })

  it('is seen by its author and by administrators', () => {
    const seen = (userId: string, tier: 'tier1' | 'tier2' | 'tier3' | 'tier4') =>
      maySeeImport({ userId, tier }, 'usr_author')
    expect([seen('usr_author', 'tier3'), seen('usr_x', 'tier1'), seen('usr_x', 'tier4')]).toEqual([
      true,
      true,
      true,
    ])
    expect([seen('usr_x', 'tier2'), seen('usr_x', 'tier3')]).toEqual([false, false])
  })
})
