import { describe, expect, it } from 'vitest'
import { isRefusal, rateOf, showFixed, type FaceAmount, type Rate } from '../../../../kernel/index.ts'
import type { OptionRow } from '../../option-terms.ts'
import { emptyTerms, type Terms } from '../../terms.ts'
import { day, rate } from '../published/drawn/read.ts'
import {
  dealBondOf,
  dealYields,
  dv01,
  manyEndedBond,
  priceAtYield,
  riskAtYield,
  weekdaysOnly,
} from '../index.ts'

const terms: Terms = {
  ...emptyTerms,
  couponType: 'fixed',
  couponFrequency: 'semiAnnual',
  dayCount: '30/360',
  pricingDate: '2026-11-20',
  settlementDate: '2026-11-27',
  maturityDate: '2032-11-27',
}
const call: OptionRow = { kind: 'call', from: '2029-11-27', until: null, price: null }
const face = 1_000_000 as FaceAmount
const yieldsOf = (price: string, options: OptionRow[], more: Partial<Terms> = {}) => {
  const bond = manyEndedBond({ ...terms, ...more, options }, day('2026-11-20'), weekdaysOnly)
  return bond && dealYields(bond, { coupon: rate('8'), price: rate(price), index: null, face })
}
const shown = (figure: Rate | undefined) => figure && showFixed(figure, 3)

describe('the yields of a deal with calls and puts', () => {
  it('are the coupon at par, to every day at par', () => {
    const found = yieldsOf('100', [{ ...call, exercise: 'everyMonths', everyMonths: 12 }])!
    expect(
      found.yields.map(({ target, found: each }) => [
        target.kind,
        target.kind === 'perpetuity' ? '' : target.day.toString(),
        isRefusal(each) ? each.reason : shown(each.yield),
      ]),
    ).toEqual([
      ['call', '2029-11-27', '8.000'],
      ['call', '2030-11-27', '8.000'],
      ['call', '2031-11-27', '8.000'],
      ['maturity', '2032-11-27', '8.000'],
    ])
  })

  it('are worst at the first step at par of a bond above par, at maturity of one below', () => {
    const priceSteps = [
      { from: '2030-11-27', price: rate('102') },
      { from: '2031-11-27', price: rate('100') },
    ]
    const options = [{ ...call, price: rate('104'), priceSteps }]
    expect(yieldsOf('104', options)?.worst?.lowest.target).toMatchObject({ kind: 'call', price: '100' })
    expect(yieldsOf('96', options)?.worst?.lowest.target).toMatchObject({ kind: 'maturity' })
  })

  it('have the figures of the quoted yield in the row that the price was worked out of', () => {
    const perpetual: Terms = {
      ...terms,
      maturityDate: null,
      tenor: { perpetual: true, years: 0, months: 0, days: 0 },
      options: [{ ...call, exercise: 'once' }],
    }
    const today = day('2026-11-20')
    const bond = dealBondOf(perpetual, today, weekdaysOnly)!
    if (isRefusal(bond)) throw new Error(bond.reason)
    const ends = manyEndedBond(perpetual, today, weekdaysOnly)!
    const [coupon, places] = [rate('7'), 3]
    for (const thousandth of [7000, 7015, 7103, 7149]) {
      const quotedYield = rate((thousandth / 1000).toString())
      const clean = priceAtYield(bond, coupon, quotedYield)
      const risk = riskAtYield(bond, coupon, quotedYield)
      if (isRefusal(clean) || isRefusal(risk)) throw new Error('The bond has a price.')
      const price = rateOf(clean.toDecimalPlaces(places))
      const request = { coupon, price, index: null, face }
      const quoted = { yield: quotedYield, pricePlaces: places }
      const [first] = dealYields(ends, { ...request, quoted }).yields
      expect(first?.found).toMatchObject({
        yield: quotedYield,
        clean: price,
        risk: { dv01: dv01(risk, face) },
      })
      // A price that somebody typed beside it has figures of its own.
      const other = dealYields(ends, { ...request, price: rate('98'), quoted }).yields[0]
      expect(other).toEqual(dealYields(ends, { ...request, price: rate('98') }).yields[0])
    }
  })

  it('to a put are the holder’s, and never the worst', () => {
    const put: OptionRow = { ...call, kind: 'put', exercise: 'once' }
    const found = yieldsOf('96', [put])!
    expect(shown(found.put?.yield)).toBe('9.565')
    expect(found.worst?.lowest.target).toMatchObject({ kind: 'maturity' })
  })

  it('are none of make-whole, clean-up, tax and event rows, of floaters, and of bonds that are none yet', () => {
    const others = (['makeWhole', 'cleanUp', 'tax', 'regulatory', 'rating', 'changeOfControl'] as const).map(
      (kind) => ({ ...call, kind }),
    )
    expect(yieldsOf('100', others)).toBeUndefined()
    expect(yieldsOf('100', [call], { couponType: 'floating' })).toBeUndefined()
    expect(yieldsOf('100', [call], { dayCount: null })).toBeUndefined()
    expect(yieldsOf('100', [...others, call])?.yields.map(({ target }) => target.kind)).not.toContain('put')
  })
})

describe('a perpetual with calls', () => {
  const perpetual: Terms = {
    ...terms,
    maturityDate: null,
    tenor: { perpetual: true, years: 0, months: 0, days: 0 },
    pricingDate: '2026-05-05',
    settlementDate: '2026-05-12',
  }
  const right: OptionRow = { ...call, from: '2030-05-12' }
  const step = [{ from: '2031-05-12', price: rate('100') }]

  it.each<[string, OptionRow[], string]>([
    ['one day', [{ ...right, exercise: 'once' }], '2030-05-12'],
    ['every five years', [{ ...right, exercise: 'everyMonths', everyMonths: 60 }], '2030-05-12'],
    ['a window at par', [{ ...right, from: '2030-02-20', until: '2030-05-12' }], '2030-05-12'],
    ['a window above par', [{ ...right, until: '2031-02-20', price: rate('102') }], '2030-05-12'],
    ['a price that falls', [{ ...right, price: rate('102'), priceSteps: step }], '2030-05-12'],
    ['rows at par', [right, { ...right, from: '2035-05-12' }], '2030-05-12'],
    [
      'rows above par',
      [
        { ...right, price: rate('102') },
        { ...right, from: '2031-05-12' },
      ],
      '2030-05-12',
    ],
  ])('has the coupon days and the end of its price in its table, too: %s', (_, options, end) => {
    const bonds = [dealBondOf, manyEndedBond].map((make) =>
      make({ ...perpetual, options }, day('2026-05-05'), weekdaysOnly),
    )
    for (const bond of bonds)
      expect(bond).toMatchObject({ firstCoupon: day('2026-11-12'), pricedTo: { day: day(end) } })
  })
})
