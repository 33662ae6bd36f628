import type { Rate } from '../../../../kernel/index.ts'
import type { Convention, DayCount, Frequency } from '../../choices.ts'
import type { DayTerms } from '../ends.ts'
import type { Calendar } from '../calendar.ts'
import type { Discounting, Schedule } from '../schedule.ts'
import type { BondDoubt, BondReason } from '../terms.ts'
import type { Coupon, Leg } from './leg.ts'

type Day = Temporal.PlainDate

/** From when on a coupon belongs to the seller. */
export interface ExDividend {
  /** The ex-dividend day is so many days before the coupon is paid. */
  days: number
  count: 'business' | 'calendar'
  /** Who gets the coupon if settlement is on that very day: the buyer of a gilt, for example. */
  onTheDay: 'buyer' | 'seller'
}

/** When the issuer may call, or holders may put. */
export interface OptionSchedule {
  kind: 'call' | 'put'
  from: Day
  /** The last day; null if the right lasts to maturity. */
  until: Day | null
  /** The last day is the eve of the next right of its kind, and no end that the terms name. */
  endsWithNext?: boolean
  /** On that day only, on any day, on every coupon day, or every so many months after the first. */
  exercise: 'once' | 'anyDay' | 'couponDays' | { everyMonths: number }
  /** In per cent of face, the same on all days unless a step changes it. */
  price: Rate
  priceSteps?: readonly { from: Day; price: Rate }[]
}

/** What is typed of a bond with legs. What is left out follows from the rest. */
export interface LegBondTerms extends DayTerms {
  /** The settlement day when left out. */
  issueDay?: Day | null
  /** Interest runs from here; the issue day when left out. */
  interestFrom?: Day | null
  /** In order; none for a zero coupon. */
  legs: readonly Leg[]
  /** Of the yield; that of the first leg when left out, required for a zero coupon. */
  yieldFrequency?: Frequency | null
  /** Measures the time of a zero coupon, ACT/ACT ICMA when left out. */
  zeroDayCount?: DayCount
  firstCoupon?: Day | null
  penultimateCoupon?: Day | null
  /** Where neither day is typed: which period is odd, and whether it is merged with its neighbour. */
  odd?: { period: 'first' | 'last'; length: 'short' | 'long' }
  endOfMonth?: boolean
  /** For the days interest is counted between; `convention` is for payments. Unadjusted when left out. */
  accrual?: Convention
  discounting?: Discounting
  /** Per cent of face paid at maturity; 100 when left out. */
  redemption?: Rate
  /** Face paid back on coupon days before the end, in per cent of the first face. */
  repayments?: readonly { day: Day; face: Rate }[]
  exDividend?: ExDividend | null
  options?: readonly OptionSchedule[]
}

/** A leg with its days. */
export interface ResolvedLeg {
  coupon: Coupon
  /** Its own first and last days of interest, on its own grid. */
  schedule: Schedule
}

/** A bond whose every day is known. Made by `resolveLegBond` alone. */
export interface LegBond {
  settlement: Day
  issueDay: Day
  interestFrom: Day
  /** The nominal day of the last coupon; null for a perpetual. */
  lastCoupon: Day | null
  /** That day, rolled. */
  maturity: Day | null
  isZero: boolean
  /** At least one: a zero coupon has a leg that pays nothing. */
  legs: readonly ResolvedLeg[]
  yieldFrequency: Frequency
  discounting: Discounting
  redemption: Rate
  repayments: readonly { day: Day; face: Rate }[]
  exDividend: ExDividend | null
  options: readonly OptionSchedule[]
  calendar: Calendar
  doubts: readonly LegDoubt[]
}

export type LegDoubt = BondDoubt | { about: 'leg'; leg: number; what: 'off-schedule'; expected: Day }

export type LegBondReason =
  | BondReason
  | 'bond.no-yield-frequency'
  | 'bond.zero-perpetual'
  | 'bond.legs-order'
  | 'bond.steps-order'
  | 'bond.coupon-range'
  | 'bond.floor-above-cap'
  | 'bond.count-wrong'
  | 'bond.days-range'
  | 'bond.redemption-range'
  | 'bond.repayments-wrong'
  | 'bond.too-many-options'
