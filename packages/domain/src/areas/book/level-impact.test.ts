import { describe, expect, it } from 'vitest'
import { rateOf, type FaceAmount, type Rate } from '../../kernel/index.ts'
import type { Quoted, OrderLevel } from '../orders/index.ts'
import { axisOf } from './axis.ts'
import { demandAt, demandOf } from './demand.ts'
import { stepsOf, type BookLine } from './line.ts'
import { endsOf, wideEndOn, notchOn, levelImpactOf } from './level-impact.ts'

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

  it('divides the book in what is in, in part, and out; equality counts as in', () => {
    const touched = levelImpactOf(book, endsOf(level('60'), spreads), spreads.notchOf(rateOf('65')))
    expect(touched).toEqual({
      in: { orders: 3, amount: 31_000_000n },
      partly: { orders: 0, amount: 0n },
      out: { orders: 1, amount: 7_000_000n },
      dropOff: 4_000_000n,
      soft: { orders: 1, amount: 50_000_000n },
    })
  })

  it('counts orders at the wide end of a range, and names those that are out at the tight end', () => {
    const touched = levelImpactOf(book, endsOf(level('55', '60'), spreads), null)
    expect(touched.in).toEqual({ orders: 2, amount: 26_000_000n })
    expect(touched.partly).toEqual({ orders: 1, amount: 5_000_000n })
    expect(touched.dropOff).toBeNull()
  })

  it('comes to what demand says of the same level', () => {
    for (const bp of ['50', '53', '60', '65', '70', '90']) {
      const { in: full, partly } = levelImpactOf(book, endsOf(level(bp), spreads), null)
      expect(full.amount + partly.amount, bp).toBe(
        demandAt(demandOf(book), spreads.notchOf(rateOf(bp))).inBook,
      )
    }
  })

  it('brings what today leaves out where it is wider', () => {
    const today = spreads.notchOf(rateOf('53'))
    expect(levelImpactOf(book, endsOf(level('70'), spreads), today).dropOff).toBe(-16_000_000n)
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
