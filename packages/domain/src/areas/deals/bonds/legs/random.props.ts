import fc from 'fast-check'
import { isRefusal, type Rate, rateOf } from '../../../../kernel/index.ts'
import { type DayCount, dayCounts, frequencies } from '../../choices.ts'
import { couponPeriods, discountings, resolveBond, type BondTerms, weekdaysOnly } from '../index.ts'
import type { Leg, LegBond, LegBondTerms } from './index.ts'
import { resolveLegBond } from './index.ts'

/** Bonds for property tests. */
export const hundredths = (least: number, most: number): fc.Arbitrary<Rate> =>
  fc.integer({ min: least * 100, max: most * 100 }).map((value) => rateOf(`${value}e-2`))

const days = fc
  .integer({ min: 0, max: 40 * 365 })
  .map((count) => new Temporal.PlainDate(2000, 1, 1).add({ days: count }))

/** Terms of any plain bond: settled up to two years after interest began, ended up to twelve years after that. */
export const plainTerms = (
  counts: readonly DayCount[] = dayCounts,
): fc.Arbitrary<BondTerms & { maturity: Temporal.PlainDate }> =>
  fc
    .record({
      dayCount: fc.constantFrom(...counts),
      discounting: fc.constantFrom(...discountings),
      interestFrom: days,
      daysToSettlement: fc.integer({ min: 0, max: 730 }),
      left: fc.integer({ min: 4, max: 12 * 365 }),
      frequency: fc.constantFrom(...frequencies),
      endOfMonth: fc.boolean(),
      adjusted: fc.boolean(),
      later: fc.integer({ min: 0, max: 2 }),
    })
    .map(({ interestFrom, daysToSettlement, left, later, ...rest }) => {
      const settlement = interestFrom.add({ days: daysToSettlement })
      const maturity = settlement.add({ days: left })
      const terms = {
        couponType: 'fixed' as const,
        settlementCycle: 0,
        convention: 'modifiedFollowing' as const,
        pricingDay: settlement,
        settlement,
        interestFrom,
        issueDay: interestFrom,
        maturity,
        ...rest,
      }
      const bond = resolveBond(terms, weekdaysOnly)
      const first = isRefusal(bond) ? undefined : couponPeriods(bond, maturity).at(later)?.to
      // Now and then a long first period.
      return later > 0 && first ? { ...terms, firstCoupon: first } : terms
    })

/** A bond that must be sound, or the test is wrong. */
export const soundLegBond = (terms: LegBondTerms): LegBond => {
  const bond = resolveLegBond(terms, weekdaysOnly)
  if (isRefusal(bond)) throw new Error(`${bond.reason} ${JSON.stringify(terms)}`)
  return bond
}

/** The same leg in parts, cut at some of its coupon days. */
export const splitLeg = (leg: Leg, cuts: readonly Temporal.PlainDate[]): Leg[] => [
  leg,
  ...cuts.map((from) => ({ ...leg, from })),
]
