import { describe, expect, it } from 'vitest'
import type { Face } from '../../kernel/index.ts'
import { mostFace } from '../../kernel/index.ts'
import { bookTotals, isInBookList, type BookRow } from './totals.ts'

const mm = (count: number) => (count * 1_000_000) as Face
interface Said {
  counting: Face
  inAt?: Face
  accepted?: Face
  soft?: boolean
  jlm?: boolean
}
const row = ({ counting, inAt, accepted = counting, soft = false, jlm = false }: Said): BookRow => ({
  figures: { size: counting, testSize: null, fpgSize: null, counting },
  accepted,
  order: { commitment: soft ? 'soft' : 'firm', jlmInterest: jlm },
  meaning: { today: inAt === undefined ? null : { loose: { size: inAt } } },
})

describe('the totals of a book', () => {
  it('add what counts; what is in at today’s level, of a range at its loose end', () => {
    expect(
      bookTotals([
        row({ counting: mm(10), inAt: mm(10) }),
        row({ counting: mm(20), inAt: mm(0), jlm: true }),
        row({ counting: mm(8), inAt: mm(6), accepted: mm(5) }),
      ]),
    ).toEqual({
      ...{ orders: 3, total: 38_000_000n, inBook: 16_000_000n, soft: 0n },
      ...{ jlmInterest: 20_000_000n, conditional: 3_000_000n },
    })
  })

  it('keep soft orders apart, and leave out what counts for nothing', () => {
    expect(
      bookTotals([
        row({ counting: mm(10), inAt: mm(10) }),
        row({ counting: mm(7), inAt: mm(7), soft: true, jlm: true, accepted: mm(0) }),
        row({ counting: mm(0), inAt: mm(0), jlm: true }),
      ]),
    ).toEqual({
      ...{ orders: 2, total: 10_000_000n, inBook: 10_000_000n, soft: 7_000_000n },
      ...{ jlmInterest: 0n, conditional: 0n },
    })
  })

  it('know nothing of in or out before there is a level', () => {
    expect(bookTotals([row({ counting: mm(10) })]).inBook).toBeNull()
    expect(bookTotals([])).toMatchObject({ orders: 0, total: 0n, inBook: null })
  })

  it('count exactly where one order could not', () => {
    const all = [1, 2, 3].map(() => row({ counting: mostFace, inAt: mostFace }))
    expect(bookTotals(all).total).toBe(3n * BigInt(mostFace))
    expect(bookTotals(all).inBook).toBe(27_021_597_764_222_973n)
  })
})

describe('the list of a book', () => {
  const figures = (counting: number) => row({ counting: mm(counting) }).figures
  it('has what counts and what did at the last push, and nothing that is long gone', () => {
    expect(isInBookList({ figures: figures(5), change: 'SAME' })).toBe(true)
    expect(isInBookList({ figures: figures(0), change: 'CANCEL' })).toBe(true)
    expect(isInBookList({ figures: figures(0), change: null })).toBe(false)
  })
})
