import { describe, expect, it } from 'vitest'
import type { FaceAmount } from '../../kernel/index.ts'
import { isInBookList } from './listed.ts'

describe('the list of a book', () => {
  const figures = (counting: number) => ({
    size: 5 as FaceAmount,
    testSize: null,
    fpgSize: null,
    counting: counting as FaceAmount,
  })
  it('has what counts, what did at the last push and what was withdrawn, and nothing that is long gone', () => {
    expect(isInBookList({ figures: figures(5), change: 'SAME' })).toBe(true)
    expect(isInBookList({ figures: figures(0), change: 'CANCEL' })).toBe(true)
    expect(isInBookList({ figures: figures(0), change: null })).toBe(false)
  })
})
