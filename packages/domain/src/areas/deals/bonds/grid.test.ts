import { describe, expect, it } from 'vitest'
import { accruedInterest } from './index.ts'
import { bondOf, day, rate } from './published/terms.ts'

/** Days of interest of a 30/360 bond, of a year of 360. */
const daysRun = (maturity: string, settled: string, dayCount: '30/360' | '30E/360', endOfMonth = false) => {
  const bond = bondOf({
    dayCount,
    endOfMonth,
    frequency: 'semiAnnual',
    interestFrom: day('2020-01-01'),
    settlement: day(settled),
    maturity: day(maturity),
  })
  return accruedInterest(bond.flows, rate('360')).toNumber()
}

describe('interest of 30/360 over February', () => {
  it.each([
    // From 28 February of a bond of the 28th to 15 March: 17 days, as two dates alone say.
    ['2030-08-28', '2027-03-15', 17],
    // A bond of the 29th was paid on 28 February in place of the 29th.
    ['2030-08-29', '2027-03-15', 16],
    ['2030-08-29', '2028-03-15', 16],
    // A bond of the 30th or 31st was paid on the last of February in place of the 30th.
    ['2030-08-30', '2027-03-15', 15],
    ['2030-08-31', '2027-03-15', 15],
    ['2030-08-30', '2028-03-15', 15],
    // Before February nothing changes.
    ['2030-08-28', '2027-02-15', 167],
    ['2030-08-31', '2027-02-15', 165],
    // The day after the coupon.
    ['2030-08-28', '2027-03-01', 3],
    ['2030-08-29', '2027-03-01', 2],
    ['2030-08-31', '2027-03-01', 1],
  ])('of a bond due %s up to %s', (maturity, settled, days) => {
    expect(daysRun(maturity, settled, '30/360')).toBeCloseTo(days, 8)
    expect(daysRun(maturity, settled, '30E/360')).toBeCloseTo(days, 8)
  })

  it('of a bond that pays at the end of each month counts February as the 30th', () => {
    expect(daysRun('2031-02-28', '2027-03-15', '30/360', true)).toBeCloseTo(15, 8)
    expect(daysRun('2031-02-28', '2027-03-15', '30/360')).toBeCloseTo(17, 8)
  })
})
