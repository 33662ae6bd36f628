import { describe, expect, it } from 'vitest'
import { type OrRefusal, isRefusal, refuse, refuseFields } from './result.ts'

describe('a refusal', () => {
  it('is a value that carries its reason and its figures', () => {
    expect(refuse('tooSmall', { least: 200_000 })).toEqual({
      refused: true,
      reason: 'tooSmall',
      params: { least: 200_000 },
    })
    expect(refuse('gone')).toEqual({ refused: true, reason: 'gone' })
  })

  it('can name several fields at once', () => {
    const answer = refuseFields('badInput', [{ field: 'name', reason: 'required' }])
    expect(answer.fields).toEqual([{ field: 'name', reason: 'required' }])
    expect(isRefusal(answer)).toBe(true)
  })

  it('is recognised among all other answers', () => {
    for (const value of [undefined, null, 0, '', 'refused', [], {}, { refused: false }]) {
      expect(isRefusal(value)).toBe(false)
    }
  })

  it('narrows the type both ways', () => {
    const half = (n: number): OrRefusal<number, 'odd'> => (n % 2 === 0 ? n / 2 : refuse('odd', { n }))
    const answer = half(3)
    const reason: string = isRefusal(answer) ? answer.reason : String(answer)
    expect(reason).toBe('odd')
  })
})
