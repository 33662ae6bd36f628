import { describe, expect, it } from 'vitest'
import { rateOf, type FaceAmount, type Rate } from '../../kernel/index.ts'
import type { Quoted, OrderLevel } from '../orders/index.ts'
import { axisOf } from './axis.ts'
import { demandAt, demandOf } from './demand.ts'
import { stepsOf, type BookLine } from './line.ts'
import { bookAt, bookAtRange } from './book-at-level.ts'
import { endsOf, wideEndOn, notchOn } from './level-ends.ts'
import { mergedLine } from './merge.ts'

const mm = (count: number) => (count * 1_000_000) as FaceAmount
const quoted = { guidanceReference: null, pricingBenchmark: null } as unknown as Quoted
const over = {
  guidanceReference: { name: 'T', yield: '4', frequency: 'semiAnnual' },
  pricingBenchmark: null,
  couponFrequency: 'semiAnnual',
} as unknown as Quoted
const spreads = axisOf('spread', quoted)
const prices = axisOf('price', quoted)

const orderLevel = (millions: number, limit: Partial<OrderLevel> = {}): OrderLevel => ({
  minYield: null,
  minSpread: null,
  maxPrice: null,
  ...limit,
  size: mm(millions),
})
const least = (bp: string) => ({ minSpread: bp as Rate })
let made = 0
/** A firm order with these levels; all of the largest counts. */
const line = (orderLevels: OrderLevel[], more: Partial<BookLine> = {}): BookLine => {
  const size = Math.max(...orderLevels.map((each) => each.size)) as FaceAmount
  made += 1
  return {
    id: `o${made}`,
    holder: `ent_${made}`,
    group: null,
    classId: null,
    region: null,
    counting: size,
    accepted: size,
    soft: false,
    jlm: false,
    steps: stepsOf(orderLevels, spreads),
    ...more,
  }
}
const level = (from: string, to: string | null = null) => ({ level: from as Rate, to: to as Rate | null })

describe('a level nobody has announced yet', () => {
  const book = [
    line([orderLevel(10, least('65')), orderLevel(6, least('53'))]),
    line([orderLevel(20)]),
    line([orderLevel(5, least('60'))]),
    line([orderLevel(7, least('70'))]),
    line([orderLevel(50)], { soft: true }),
    line([orderLevel(9)], { counting: mm(0), steps: [] }),
  ]

  const part = (orders: number, millions: number, lines = orders) => ({
    orders,
    lines,
    amount: BigInt(mm(millions)),
  })

  it('divides the book in what is in and what is out; a ladder below its size is partly in', () => {
    expect(bookAtRange(book, endsOf(level('60'), spreads))).toEqual({
      book: part(4, 42),
      in: part(3, 31),
      partlyIn: part(1, 6),
      unknown: part(0, 0),
      out: part(1, 11),
      soft: part(1, 50),
    })
  })

  it('counts orders at the wide end of a range; those that are out at the tight end are partly in', () => {
    expect(bookAtRange(book, endsOf(level('55', '60'), spreads))).toMatchObject({
      in: part(3, 31),
      partlyIn: part(2, 11),
      out: part(1, 11),
    })
  })

  it('counts merged orders as one line, partly in where some of them are out, with their soft orders apart', () => {
    const merge = { id: 'mrg', rule: 'sum' as const, size: null }
    const merged = mergedLine(merge, [
      line([orderLevel(35)]),
      line([orderLevel(35, least('120'))]),
      line([orderLevel(8)], { soft: true }),
      line([orderLevel(9)], { counting: mm(0), steps: [] }),
    ])
    expect(bookAt([merged], spreads.notchOf(rateOf('115')))).toEqual({
      book: part(2, 70, 1),
      in: part(2, 35, 1),
      partlyIn: part(2, 35, 1),
      unknown: part(0, 0),
      out: part(0, 35),
      soft: part(1, 8, 0),
    })
  })

  it('counts a limit that cannot be compared as in, and says how much that is', () => {
    const yieldOnly = { minYield: '4.5' as Rate }
    const withUnknown = [
      line([orderLevel(8, yieldOnly)]),
      line([orderLevel(5, { ...least('60'), ...yieldOnly })]),
      line([orderLevel(20)]),
      mergedLine({ id: 'mrg', rule: 'sum', size: null }, [
        line([orderLevel(3)]),
        line([orderLevel(4, yieldOnly)]),
      ]),
    ]
    const at = (bp: string) => bookAt(withUnknown, spreads.notchOf(rateOf(bp)))
    expect(at('65')).toMatchObject({ in: part(5, 40, 4), unknown: part(4, 17, 3), out: part(0, 0) })
    expect(at('55')).toMatchObject({ in: part(4, 35, 3), unknown: part(3, 12, 2), out: part(1, 5) })
    expect(
      bookAt(
        [
          line([orderLevel(8, yieldOnly)], {
            steps: stepsOf([orderLevel(8, yieldOnly)], axisOf('spread', over)),
          }),
        ],
        spreads.notchOf(rateOf('65')),
      ).unknown,
    ).toEqual(part(0, 0))
  })

  it('comes to what demand says of the same level', () => {
    for (const bp of ['50', '53', '60', '65', '70', '90']) {
      const level = spreads.notchOf(rateOf(bp))
      const { in: inside, partlyIn, unknown } = bookAt(book, level)
      const { amount: inBook, orders, lines } = inside
      expect(demandAt(demandOf(book), level), bp).toMatchObject({ inBook, orders, lines, partlyIn, unknown })
    }
  })
})

describe('the ends of a level', () => {
  it('of a range of prices have the higher one as the tight end', () => {
    const { tight, wide } = endsOf(level('99.5', '100'), prices)
    expect([prices.levelAt(tight), prices.levelAt(wide)]).toEqual(['100', '99.5'])
  })

  it('count at the wide end, if it can be converted', () => {
    expect(spreads.levelAt(wideEndOn(spreads, { ...level('120', '125'), basis: 'spread' }, quoted)!)).toBe(
      '125',
    )
    expect(prices.levelAt(wideEndOn(prices, { ...level('99.5', '100'), basis: 'price' }, quoted)!)).toBe(
      '99.5',
    )
    expect(wideEndOn(spreads, { ...level('99.5'), basis: 'price' }, quoted)).toBeNull()
  })

  it('are read in another way where the reference is known, and else not at all', () => {
    const yields = axisOf('yield', over)
    const level = { basis: 'spread', level: '60' as Rate } as const
    expect(yields.levelAt(notchOn(yields, level, over)!)).toBe('4.6')
    expect(notchOn(axisOf('yield', quoted), level, quoted)).toBeNull()
  })
})
