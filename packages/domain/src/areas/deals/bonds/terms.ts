import type { Rate } from '../../../kernel/index.ts'
import type { Convention, DayCount, Frequency } from '../choices.ts'
import type { Tenor } from '../terms.ts'
import type { Flows } from './flows.ts'
import type { Discounting, Schedule } from './schedule.ts'

type Day = Temporal.PlainDate

/** A day from which the issuer may call, or the holder may put, and the price then paid, in per cent. */
export interface EarlyRedemption extends Redemption {
  kind: 'call' | 'put'
}

/** What is typed of a bond. What is left out follows from the rest. */
export interface BondTerms {
  couponType: 'fixed' | 'floating'
  frequency: Frequency
  dayCount: DayCount
  pricingDay: Day
  /** T+n on the joint calendar. */
  settlementCycle: number
  /** Overrides pricing day + cycle. */
  settlement?: Day | null
  /** The settlement day when left out. */
  issueDay?: Day | null
  /** Interest runs from here; the issue day when left out. A tap names the day its line pays from. */
  interestFrom?: Day | null
  /** From the issue day. Null if `maturity` decides. */
  tenor?: Tenor | null
  /** Overrides issue day + tenor. */
  maturity?: Day | null
  /** Makes a first period short or long. When left out: the first coupon day counted back from maturity. */
  firstCoupon?: Day | null
  /** Makes the last period short or long; coupons are counted from it. Left out: the grid says it. */
  penultimateCoupon?: Day | null
  /** Coupons of a bond that ends on the last of a month are all paid on the last of a month. */
  endOfMonth?: boolean
  /** For the maturity and for days of payment. */
  convention: Convention
  /** Whether interest is counted to the day of payment; else to the nominal one. */
  adjusted?: boolean
  /** `street` for 30/360 and 30/360 US, `icma` for the rest, when left out. */
  discounting?: Discounting
  /** Per cent of face paid at maturity; 100 when left out. */
  redemption?: Rate
  earlyRedemptions?: readonly EarlyRedemption[]
}

/** A bond whose every day is known. Made by `resolveBond` alone. */
export interface Bond extends Schedule {
  couponType: 'fixed' | 'floating'
  issueDay: Day
  /** As the terms say it, rolled; null for a perpetual. */
  maturity: Day | null
  redemption: Rate
  /** What the price is worked out on: to maturity; of a perpetual to its first call, or without end. */
  flows: Flows
  pricedTo: Redemption | 'perpetuity'
  earlyRedemptions: readonly EarlyRedemption[]
  doubts: readonly BondDoubt[]
}

/** A day on which the face may be paid back, and at what price. */
export interface Redemption {
  kind: 'maturity' | 'call' | 'put'
  day: Day
  price: Rate
}

/** Contradictions of typed days. The terms stay as typed; a screen warns. */
export type BondDoubt =
  | { about: 'settlement'; what: 'closed' | 'off-cycle'; expected: Day }
  | { about: 'maturity'; what: 'closed' | 'off-tenor'; expected: Day }
  | { about: 'firstCoupon'; what: 'off-schedule'; expected: Day }

export type BondReason =
  | 'bond.no-maturity'
  | 'bond.tenor-zero'
  | 'bond.matures-too-early'
  | 'bond.first-coupon-outside'
  | 'bond.penultimate-outside'
  | 'bond.settles-before-interest'
  | 'bond.option-outside'
  | 'bond.too-long'
