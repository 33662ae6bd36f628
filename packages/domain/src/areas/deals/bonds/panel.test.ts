import { describe, expect, it } from 'vitest'
import {
  emptyPanel,
  type PanelField,
  type PanelSetup,
  type PricingPanel,
  recalculate,
  refreshPanel,
} from './index.ts'
import { bondOf, day, rate, tenor } from './published/terms.ts'

const setup = (more: Partial<PanelSetup> = {}): PanelSetup => ({
  // Bank of China, Singapore, 2024: https://www.123.com.cn/kline/a559769.html
  bond: bondOf({
    frequency: 'semiAnnual',
    dayCount: '30/360',
    settlement: day('2021-04-28'),
    tenor: tenor(3),
  }),
  benchmark: { frequency: 'semiAnnual' },
  couponStep: rate('0.1'),
  pricePlaces: 3,
  ...more,
})
const type = (typed: [PanelField, string][], using = setup(), from: PricingPanel = emptyPanel()) => {
  let panel = from
  for (const [field, text] of typed) {
    const next = recalculate(panel, { field, text }, using)
    if ('refused' in next) throw new Error(next.reason)
    panel = next
  }
  return panel
}

describe('the pricing panel', () => {
  const priced = type([
    ['benchmark', '0.32'],
    ['spread', 'CT3+53'],
  ])

  it('goes from benchmark and spread to yield, coupon and price', () => {
    expect(priced).toEqual({
      benchmark: '0.32',
      spread: '53',
      yield: '0.85',
      coupon: '0.8',
      price: '99.852',
      couponStays: false,
    })
  })

  it('lets everything follow the benchmark', () => {
    const moved = type([['benchmark', '0.37']], setup(), priced)
    expect(moved).toMatchObject({ spread: '53', yield: '0.9', coupon: '0.9', price: '100' })
  })

  it('takes the spread from a typed yield', () => {
    expect(type([['yield', '0.9']], setup(), priced)).toMatchObject({ benchmark: '0.32', spread: '58' })
  })

  it('solves yield and spread from a typed price, for the coupon there is', () => {
    const typed = type([['price', '99.9']], setup(), priced)
    expect(typed).toMatchObject({ price: '99.9', coupon: '0.8', benchmark: '0.32' })
    expect(Number(typed.spread)).toBeCloseTo(100 * (Number(typed.yield) - 0.32), 4)
    expect(type([['yield', typed.yield!]], setup(), typed).price).toBe('99.9')
  })

  it('keeps a typed coupon until it is emptied', () => {
    const typed = type([['coupon', '0.75']], setup(), priced)
    expect(typed).toMatchObject({ coupon: '0.75', couponStays: true, yield: '0.85' })
    const wider = type([['spread', '60']], setup(), typed)
    expect(wider).toMatchObject({ coupon: '0.75', yield: '0.92' })
    expect(type([['coupon', '']], setup(), wider)).toMatchObject({ coupon: '0.9', couponStays: false })
  })

  it('keeps the coupon of a tap', () => {
    const tap = type(
      [
        ['benchmark', '0.32'],
        ['spread', '60'],
      ],
      setup(),
      emptyPanel(rate('0.8')),
    )
    expect(tap).toMatchObject({ coupon: '0.8', yield: '0.92', couponStays: true })
  })

  it('takes whichever of benchmark, spread and yield is missing from the other two', () => {
    expect(
      type([
        ['yield', '0.85'],
        ['spread', '53'],
      ]),
    ).toMatchObject({ benchmark: '0.32' })
    expect(
      type([
        ['yield', '0.85'],
        ['benchmark', '0.32'],
      ]),
    ).toMatchObject({ spread: '53' })
  })

  it('shows nothing that does not follow', () => {
    expect(type([['benchmark', '0.32']])).toMatchObject({ yield: null, coupon: null, price: null })
    expect(type([['price', '99.9']])).toMatchObject({ yield: null, price: '99.9' })
    expect(type([['benchmark', '']], setup(), priced)).toMatchObject({ benchmark: null, yield: '0.85' })
  })

  it('quotes a bond that pays once a year over a benchmark that pays twice', () => {
    const annual = bondOf({
      frequency: 'annual',
      dayCount: 'ACT/ACT ICMA',
      settlement: day('2021-04-28'),
      tenor: tenor(3),
    })
    const panel = type(
      [
        ['benchmark', '4'],
        ['spread', '100'],
      ],
      setup({ bond: annual }),
    )
    // Twice 2.5% is 5.0625% a year.
    expect(panel).toMatchObject({ yield: '5.0625', coupon: '5' })
    expect(type([['yield', '5.0625']], setup({ bond: annual }), panel)).toMatchObject({ spread: '100' })
  })

  it('finds no yield over a benchmark whose quotation nobody knows, and says so', () => {
    const unknown = setup({ benchmark: null })
    const over = type([['benchmark', '0.32']], unknown)
    expect(over).toMatchObject({ benchmark: '0.32', yield: null })
    expect(recalculate(over, { field: 'spread', text: '53' }, unknown)).toMatchObject({
      refused: true,
      reason: 'bond.no-quotation',
    })
    expect(type([['yield', '0.85']], unknown, over)).toMatchObject({ yield: '0.85', spread: null })
  })

  it('holds the figure that was typed when the convention of the benchmark changes', () => {
    const annual = setup({ benchmark: { frequency: 'annual' } })
    const bySpread = refreshPanel(priced, 'spread', annual)
    expect(bySpread).toMatchObject({ benchmark: '0.32', spread: '53' })
    expect(bySpread).not.toMatchObject({ yield: '0.85' })
    const byYield = refreshPanel(priced, 'yield', annual)
    expect(byYield).toMatchObject({ benchmark: '0.32', yield: '0.85', price: '99.852' })
    expect(byYield).not.toMatchObject({ spread: '53' })
    expect(refreshPanel(priced, 'price', annual)).toMatchObject({ price: '99.852' })
  })

  it('recalculates after a change of terms: benchmark, spread and yield stay', () => {
    const longer = bondOf({
      frequency: 'semiAnnual',
      dayCount: '30/360',
      settlement: day('2021-04-28'),
      tenor: tenor(10),
    })
    const refreshed = refreshPanel(priced, 'spread', setup({ bond: longer }))
    expect(refreshed).toMatchObject({ benchmark: '0.32', spread: '53', yield: '0.85', coupon: '0.8' })
    expect(refreshed).not.toMatchObject({ price: '99.852' })
  })

  it.each<[PanelField, string, string]>([
    ['benchmark', 'abc', 'rate.not-understood'],
    ['yield', '101', 'rate.out-of-range'],
    ['price', '0', 'rate.out-of-range'],
    ['price', '0.001', 'bond.no-yield'],
    ['spread', 'T+', 'rate.not-understood'],
    ['coupon', '90000', 'rate.out-of-range'],
    ['coupon', '4.12345678901', 'rate.too-fine'],
  ])('refuses %s %j: %s', (field, text, reason) => {
    expect(recalculate(priced, { field, text }, setup())).toMatchObject({ refused: true, reason })
  })
})

describe('the pricing panel of a perpetual', () => {
  const perpetual = { perpetual: true, years: 0, months: 0, days: 0 }
  const consol = (couponType: 'fixed' | 'floating') =>
    setup({
      bond: bondOf({
        couponType,
        frequency: 'annual',
        dayCount: 'ACT/ACT ICMA',
        settlement: day('2021-04-28'),
        tenor: perpetual,
      }),
    })

  it.each(['0', '-1', '0.00001'])('refuses a yield of %s per cent, which no price belongs to', (text) => {
    const panel = type([['coupon', '4']], consol('fixed'))
    expect(recalculate(panel, { field: 'yield', text }, consol('fixed'))).toMatchObject({
      refused: true,
      reason: 'bond.no-price',
    })
  })

  it('refuses an index and margin that come to nothing', () => {
    const panel = type(
      [
        ['benchmark', '0'],
        ['coupon', '50'],
      ],
      consol('floating'),
    )
    expect(recalculate(panel, { field: 'spread', text: '0' }, consol('floating'))).toMatchObject({
      refused: true,
      reason: 'bond.no-price',
    })
  })
})

describe('the pricing panel of a floater', () => {
  // Fabozzi's floater, as in published/floating.test.ts.
  const floating = setup({
    bond: bondOf({
      couponType: 'floating',
      frequency: 'semiAnnual',
      dayCount: '30/360',
      settlement: day('2020-01-15'),
      tenor: tenor(6),
    }),
    couponStep: rate('10'),
    pricePlaces: 4,
  })

  it('has the quoted margin at or under the discount margin', () => {
    const panel = type(
      [
        ['benchmark', '10'],
        ['spread', '+96'],
      ],
      floating,
    )
    expect(panel).toMatchObject({ yield: '10.96', coupon: '90' })
  })

  it('goes from margins to price and back', () => {
    const panel = type(
      [
        ['benchmark', '10'],
        ['coupon', '80'],
        ['spread', '96'],
      ],
      floating,
    )
    expect(panel.price).toBe('99.3098')
    const typed = type([['price', '99.1381']], floating, panel)
    expect([Number(typed.spread).toFixed(1), Number(typed.yield).toFixed(3)]).toEqual(['100.0', '11.000'])
  })
})
