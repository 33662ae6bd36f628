import { describe, expect, it } from 'vitest'
import { optionKinds } from '../../option-terms.ts'
import { emptyTerms, type Terms } from '../../terms.ts'
import { day, rate, sound } from '../published/drawn/read.ts'
import { dealLegTerms, exerciseDays, resolveLegBond, weekdaysOnly } from '../index.ts'

const terms: Terms = {
  ...emptyTerms,
  couponType: 'fixed',
  coupon: rate('4.5'),
  couponFrequency: 'semiAnnual',
  dayCount: '30/360 US',
  pricingDate: '2026-11-20',
  settlementCycle: 5,
  maturityDate: '2032-11-27',
}
const today = day('2026-11-01')
const call = { kind: 'call' as const, until: null, price: null }

const daysOf = (options: Terms['options']) => {
  const bond = sound(resolveLegBond(dealLegTerms({ ...terms, options }, today, null)!, weekdaysOnly))
  return exerciseDays(bond).map((each) => `${each.day.toString()} ${each.price}`)
}

describe('a deal as a bond of one leg', () => {
  it('pays its typed coupon, else the one that was priced', () => {
    const coupon = (of: Terms, priced: string | null) =>
      dealLegTerms(of, today, priced === null ? null : rate(priced))?.legs[0]?.coupon
    expect(coupon(terms, '4.25')).toEqual({ kind: 'fixed', rate: '4.5' })
    expect(coupon({ ...terms, coupon: null }, '4.25')).toEqual({ kind: 'fixed', rate: '4.25' })
    expect(coupon({ ...terms, coupon: null }, null)).toBeUndefined()
    const floater: Terms = { ...terms, couponType: 'floating', floatingIndex: 'SOFR' }
    expect(coupon({ ...floater, quotedMargin: rate('95') }, null)).toMatchObject({
      kind: 'floating',
      margin: '95',
    })
    expect(coupon(floater, null)).toBeUndefined()
  })

  it('is none while too little is known', () => {
    expect(dealLegTerms({ ...terms, dayCount: null }, today, null)).toBeUndefined()
    const repayments = [{ day: null, face: rate('10') }]
    expect(dealLegTerms({ ...terms, repayments }, today, null)).toBeUndefined()
    const steps = [{ from: null, rate: rate('5') }]
    const coupon = { kind: 'stepUp' as const, rate: null, steps }
    const legs = [{ from: null, coupon, frequency: null, dayCount: null }]
    expect(dealLegTerms({ ...terms, legs }, today, null)).toBeUndefined()
  })

  it('may be called on any day of a row, until the next row begins', () => {
    const rows = [
      { ...call, from: '2029-11-27', price: rate('102') },
      { ...call, from: '2031-05-27', price: rate('101') },
      { ...call, from: '2032-08-27' },
    ]
    expect(daysOf(rows)).toEqual([
      '2029-11-27 102',
      '2030-05-27 102',
      '2030-11-27 102',
      '2031-05-26 102',
      '2031-05-27 101',
      '2031-11-27 101',
      '2032-05-27 101',
      '2032-08-26 101',
      '2032-08-27 100',
    ])
  })

  it('has a right of one day, and of a window', () => {
    const once = { ...call, from: '2029-11-27', until: '2029-11-27' }
    const put = { ...call, kind: 'put' as const, from: '2030-04-01', until: '2030-06-01', price: rate('99') }
    expect(daysOf([once, put])).toEqual(['2029-11-27 100', '2030-04-01 99', '2030-05-27 99', '2030-06-01 99'])
  })

  it('may be called on coupon days, or every so many months', () => {
    const couponDays = { ...call, from: '2031-05-27', exercise: 'couponDays' as const }
    expect(daysOf([couponDays])).toEqual(['2031-05-27 100', '2031-11-27 100', '2032-05-27 100'])
    const yearly = { ...call, from: '2029-11-27', exercise: 'everyMonths' as const, everyMonths: 12 }
    expect(daysOf([yearly])).toEqual(['2029-11-27 100', '2030-11-27 100', '2031-11-27 100'])
    expect(daysOf([{ ...yearly, until: '2030-12-31' }])).toEqual(['2029-11-27 100', '2030-11-27 100'])
    // A draft that does not say yet how often.
    expect(daysOf([{ ...yearly, everyMonths: null }])).toEqual(['2029-11-27 100'])
  })

  it('steps down', () => {
    const priceSteps = [
      { from: '2030-11-27', price: rate('101.5') },
      { from: '2031-11-27', price: rate('100') },
    ]
    expect(daysOf([{ ...call, from: '2029-11-27', price: rate('103'), priceSteps }])).toEqual([
      '2029-11-27 103',
      '2030-05-27 103',
      '2030-11-27 101.5',
      '2031-05-27 101.5',
      '2031-11-27 100',
      '2032-05-27 100',
    ])
  })

  it.each(optionKinds.filter((kind) => kind !== 'call' && kind !== 'put'))('%s sets no yield', (kind) => {
    expect(daysOf([{ ...call, kind, from: '2029-11-27' }])).toEqual([])
    expect(daysOf([{ ...call, kind, from: null }])).toEqual([])
  })
})
