import { describe, expect, it } from 'vitest'
import { showFixed, type Rate } from '../../../../kernel/index.ts'
import { marginOfPrice, marginPointValue, priceOfMargin } from '../index.ts'
import { bondOf, day, rate } from './terms.ts'

// Fabozzi, "Bond Markets, Analysis and Strategies", discounted margin of a six-year floater that pays the
// reference rate plus 80 basis points every six months, reference rate 10%.
const fabozzi = bondOf({
  couponType: 'floating',
  frequency: 'semiAnnual',
  dayCount: '30/360',
  settlement: day('2020-01-15'),
  maturity: day('2026-01-15'),
})
const table: [string, string][] = [
  ['80', '100.0000'],
  ['84', '99.8269'],
  ['88', '99.6541'],
  ['96', '99.3098'],
  ['100', '99.1381'],
]

describe('Fabozzi’s floater', () => {
  const quote = { index: rate('10'), quotedMargin: rate('80') }

  it.each(table)('at a margin of %s bp', (margin, price) => {
    expect(priceOfMargin(fabozzi.flows, quote, rate(margin)).toFixed(4)).toBe(price)
    const solved = marginOfPrice(fabozzi.flows, quote, rate(price.replace(/\.?0+$/, ''))) as Rate
    expect(showFixed(solved, 1)).toBe(`${margin}.0`)
  })
})

describe('a basis point of Fabozzi’s floater', () => {
  it('is a quarter of what four of them cost', () => {
    const quote = { index: rate('10'), quotedMargin: rate('80') }
    expect(marginPointValue(fabozzi.flows, quote, rate('82')).times(4).toFixed(4)).toBe('0.1731')
  })
})

// 31 CFR 356, appendix B, section IV: floating rate notes of the Treasury.
const note = { couponType: 'floating', frequency: 'quarterly', dayCount: 'ACT/360' } as const

describe('the Treasury’s floating rate notes', () => {
  const { flows } = bondOf({ ...note, settlement: day('2012-07-31'), maturity: day('2014-07-31') })
  const index = rate('0.095022819')

  it('A, issued at par', () => {
    expect(priceOfMargin(flows, { index, quotedMargin: rate('12') }, rate('12')).toFixed(6)).toBe(
      '100.000000',
    )
  })

  it('B, at a premium: no coupon is less than nothing', () => {
    const price = priceOfMargin(flows, { index, quotedMargin: rate('-15') }, rate('-15'))
    expect(price.toFixed(6)).toBe('100.111551')
  })

  it('E, issued after interest began', () => {
    const late = bondOf({
      ...note,
      interestFrom: day('2011-12-31'),
      settlement: day('2012-01-03'),
      maturity: day('2013-12-31'),
    })
    const quote = { index: rate('0.02500158'), quotedMargin: rate('100') }
    expect(priceOfMargin(late.flows, quote, rate('100')).toFixed(6)).toBe('99.999979')
  })
})
