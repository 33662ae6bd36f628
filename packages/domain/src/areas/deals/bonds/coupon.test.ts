import { describe, expect, it } from 'vitest'
import { cleanPrice, couponFrom, parCoupon } from './index.ts'
import { bondOf, day, rate, tenor } from './published/terms.ts'

const usd = { frequency: 'semiAnnual', dayCount: '30/360', settlement: day('2021-02-09') } as const
const { flows } = bondOf({ ...usd, tenor: tenor(10) })

describe('a coupon', () => {
  // Published yields and coupons: Alibaba 2031 and 2041, KfW 2021, Tencent 2031, Bank of China 2024.
  it.each([
    ['2.143', '0.125', '2.125'],
    ['2.748', '0.05', '2.7'],
    ['2.405', '0.125', '2.375'],
    ['2.881', '0.01', '2.88'],
    ['0.85', '0.1', '0.8'],
  ])('of a yield of %s per cent in steps of %s is %s', (y, step, coupon) => {
    expect(couponFrom(flows, rate(y), rate(step), 3)).toBe(coupon)
  })

  it('is the yield itself where that is a step', () => {
    expect(couponFrom(flows, rate('2.125'), rate('0.125'), 3)).toBe('2.125')
  })

  it('is nothing where the yield is less', () => {
    expect(couponFrom(flows, rate('-0.3'), rate('0.125'), 3)).toBe('0')
    expect(couponFrom(flows, rate('0.1'), rate('0.125'), 3)).toBe('0')
  })

  it('goes a step lower where a broken first period would print a price above par', () => {
    const short = bondOf({ ...usd, frequency: 'annual', maturity: day('2025-08-09') }).flows
    expect(cleanPrice(short, rate('6'), rate('6')).gt('100.0005')).toBe(true)
    expect(couponFrom(short, rate('6'), rate('0.125'), 3)).toBe('5.875')
  })

  it('at par prices at par', () => {
    const par = rate(parCoupon(flows, rate('2.5')).toFixed())
    expect(cleanPrice(flows, par, rate('2.5')).toFixed(20)).toBe(`100.${'0'.repeat(20)}`)
  })
})
