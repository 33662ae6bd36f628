import { describe, expect, it } from 'vitest'
import { showFixed, type Rate } from '../../../../kernel/index.ts'
import { accruedInterest, actualDays, cleanPrice, couponPeriods, riskOf, yieldOf } from '../index.ts'
import { bondOf, day, rate, type PublishedTerms } from './terms.ts'

// The examples on Microsoft's pages of these functions (support.microsoft.com, Excel functions by category,
// financial), to the digits printed there.

const semi = { frequency: 'semiAnnual', dayCount: '30/360' } as const
const actual = { frequency: 'semiAnnual', dayCount: 'ACT/ACT ICMA' } as const
const price = (terms: PublishedTerms, coupon: string, y: string, places: number) =>
  cleanPrice(bondOf(terms).flows, rate(coupon), rate(y)).toFixed(places)
const yieldAt = (terms: PublishedTerms, coupon: string, at: string, places: number) =>
  showFixed(yieldOf(bondOf(terms).flows, rate(coupon), rate(at)) as Rate, places)
/** Bought within a regular period that began before. */
const old = { interestFrom: day('2000-01-01') }

describe('Excel’s examples', () => {
  it('PRICE', () => {
    const bond = { ...semi, ...old, settlement: day('2008-02-15'), maturity: day('2017-11-15') }
    expect(price(bond, '5.75', '6.5', 2)).toBe('94.63')
  })

  it('YIELD', () => {
    const bond = { ...semi, ...old, settlement: day('2008-02-15'), maturity: day('2016-11-15') }
    expect(yieldAt(bond, '5.75', '95.04287', 5)).toBe('6.50000')
  })

  it('PRICEMAT', () => {
    const bond = {
      ...semi,
      interestFrom: day('2007-11-11'),
      settlement: day('2008-02-15'),
      maturity: day('2008-04-13'),
    }
    expect(price(bond, '6.1', '6.1', 2)).toBe('99.98')
  })

  it.each([
    ['2008-03-01', '16.666667'],
    ['2008-03-05', '15.555556'],
  ])('ACCRINT from %s', (issued, interest) => {
    const bond = bondOf({
      ...semi,
      interestFrom: day(issued),
      settlement: day('2008-05-01'),
      firstCoupon: day('2008-08-31'),
      maturity: day('2010-08-31'),
    })
    expect(accruedInterest(bond.flows, rate('10')).times(10).toFixed(6)).toBe(interest)
  })

  it('DURATION', () => {
    const bond = bondOf({ ...actual, settlement: day('2018-07-01'), maturity: day('2048-01-01') })
    expect(riskOf(bond.flows, rate('8'), rate('9')).macaulay.toFixed(7)).toBe('10.9191453')
  })

  it('MDURATION', () => {
    const bond = bondOf({ ...actual, settlement: day('2008-01-01'), maturity: day('2016-01-01') })
    expect(riskOf(bond.flows, rate('8'), rate('9')).modified.toFixed(3)).toBe('5.736')
  })

  it('ODDFPRICE', () => {
    const bond = {
      ...actual,
      interestFrom: day('2008-10-15'),
      settlement: day('2008-11-11'),
      firstCoupon: day('2009-03-01'),
      maturity: day('2021-03-01'),
    }
    expect(price(bond, '7.85', '6.25', 2)).toBe('113.60')
  })

  it('ODDFYIELD', () => {
    const bond = {
      ...semi,
      interestFrom: day('2008-10-15'),
      settlement: day('2008-11-11'),
      firstCoupon: day('2009-03-01'),
      maturity: day('2021-03-01'),
    }
    expect(yieldAt(bond, '5.75', '84.5', 2)).toBe('7.72')
  })

  it('ODDLPRICE', () => {
    const bond = {
      ...semi,
      interestFrom: day('2007-10-15'),
      firstCoupon: day('2008-06-15'),
      settlement: day('2008-02-07'),
      maturity: day('2008-06-15'),
    }
    expect(price(bond, '3.75', '4.05', 2)).toBe('99.88')
  })

  it('ODDLYIELD', () => {
    const bond = {
      ...semi,
      interestFrom: day('2007-12-24'),
      firstCoupon: day('2008-06-15'),
      settlement: day('2008-04-20'),
      maturity: day('2008-06-15'),
    }
    expect(yieldAt(bond, '3.75', '99.875', 2)).toBe('4.52')
  })

  it('COUPNUM', () => {
    const bond = bondOf({ ...actual, ...old, settlement: day('2007-01-25'), maturity: day('2008-11-15') })
    expect(bond.flows.list).toHaveLength(4)
  })

  it('COUPPCD, COUPNCD, COUPDAYBS, COUPDAYS, COUPDAYSNC', () => {
    const settlement = day('2011-01-25')
    const bond = bondOf({ ...actual, ...old, settlement, maturity: day('2011-11-15') })
    const period = couponPeriods(bond, day('2011-11-15')).find(({ to }) => actualDays(settlement, to) > 0)!
    expect([String(period.from), String(period.to)]).toEqual(['2010-11-15', '2011-05-15'])
    expect([
      actualDays(period.from, settlement),
      actualDays(period.from, period.to),
      actualDays(settlement, period.to),
    ]).toEqual([71, 181, 110])
  })
})
