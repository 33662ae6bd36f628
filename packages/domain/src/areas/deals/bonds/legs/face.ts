import type { Decimal } from 'decimal.js'
import { exact, Exact } from '../../../../kernel/index.ts'
import type { LegBond } from './terms.ts'

type Day = Temporal.PlainDate

/** Face that is left of a bond that is paid back in parts, for 100 of what is left at settlement. */
export interface RemainingFace {
  /** While a coupon that begins on this day runs, as a part of one. */
  after: (day: Day) => Decimal
  /** Paid back on this day, in per cent. */
  repaidOn: (day: Day) => Decimal
}

export const remainingFace = ({ repayments, settlement }: LegBond): RemainingFace => {
  const leftAfter = (day: Day): Decimal =>
    repayments
      .filter((repayment) => Temporal.PlainDate.compare(repayment.day, day) <= 0)
      .reduce((left, { face }) => left.minus(face), new Exact(100))
  const now = leftAfter(settlement)
  return {
    after: (day) => leftAfter(day).div(now),
    repaidOn: (day) =>
      repayments
        .filter((repayment) => repayment.day.equals(day))
        .reduce((sum, { face }) => sum.plus(exact(face)), new Exact(0))
        .div(now)
        .times(100),
  }
}
