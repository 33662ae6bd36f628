import type { Decimal } from 'decimal.js'
import { exact, Exact, type Rate } from '../../../kernel/index.ts'
import type { Flows } from './flows.ts'
import type { Discounting } from './schedule.ts'

type Day = Temporal.PlainDate

/** What one day brings, for 100 of face. */
export interface CashFlow {
  day: Day
  pays: Day
  /** How far it is from the flow before, or from settlement, in periods of the yield. */
  gap: Decimal
  interest: Decimal
  principal: Decimal
}

/** Everything a buyer gets, and the interest that has run already. */
export interface CashFlows {
  list: readonly CashFlow[]
  /** After the list's last, without end: one coupon, and how many periods of the yield lie between two. */
  tail?: { interest: Decimal; gap: Decimal }
  /** Negative where the next coupon belongs to the seller. */
  accrued: Decimal
  /** How often a year the yield compounds. */
  couponsPerYear: number
  discounting: Discounting
}

/** The flows of a bond that pays one coupon, in per cent of a year. */
export const cashFlowsOf = (flows: Flows, coupon: Rate): CashFlows => {
  const yearly = exact(coupon)
  const cash: CashFlows = {
    list: flows.list.map(({ day, pays, gap, share, principal }) => ({
      day,
      pays,
      gap,
      principal,
      interest: yearly.times(share),
    })),
    accrued: flows.accrued.times(yearly),
    couponsPerYear: flows.couponsPerYear,
    discounting: flows.discounting,
  }
  return flows.tail ? { ...cash, tail: { interest: yearly.times(flows.tail), gap: new Exact(1) } } : cash
}
