import type { Rate } from '../../kernel/index.ts'
import type { IndexMethod, StepOutcome } from './bonds/legs/leg.ts'
import type { Convention, DayCount, Frequency } from './choices.ts'

/** Days travel and are stored as ISO text. */
type Day = string

export const legKinds = ['fixed', 'stepUp', 'conditionalStepUp', 'floating', 'reset'] as const
export type LegKind = (typeof legKinds)[number]

export const oddPeriods = ['shortFirst', 'longFirst', 'shortLast', 'longLast'] as const
export type OddPeriod = (typeof oddPeriods)[number]

/** The kinds of an index, and who gets the coupon on the ex-dividend day. */
export const indexMethods = ['term', 'compounded', 'averaged'] as const
export const exDividendCounts = ['business', 'calendar'] as const
export const exDividendOwners = ['buyer', 'seller'] as const

interface LimitedTerms {
  /** Basis points; of a first leg that floats null, because it pays the deal's quoted margin. */
  margin: Rate | null
  floor: Rate | null
  cap: Rate | null
  /** Today's level of the index or benchmark: yields that reach this leg assume that it stays. */
  assumed: Rate | null
}

/** What a leg pays. The rate of the first leg is null: it pays the deal's coupon. */
export type LegCoupon =
  | { kind: 'fixed'; rate: Rate | null }
  | { kind: 'stepUp'; rate: Rate | null; steps: { from: Day | null; rate: Rate }[] }
  | {
      kind: 'conditionalStepUp'
      rate: Rate | null
      /** The event in words: a missed target, a lost rating. */
      condition: string | null
      steps: { from: Day | null; basisPoints: Rate; outcome: StepOutcome }[]
    }
  | ({ kind: 'floating'; index: string | null; method: IndexMethod } & LimitedTerms)
  | ({
      kind: 'reset'
      benchmark: string | null
      /** Months between two resets; null if there is one only. */
      everyMonths: number | null
      /** How benchmark + margin is quoted, if it is converted to the coupon's frequency. */
      quoted: Frequency | null
    } & LimitedTerms)

/** A part of the bond's life with one kind of coupon. It ends where the next begins. */
export interface CouponLeg {
  /** Null for the first: interest begins with the bond. */
  from: Day | null
  coupon: LegCoupon
  /** Null where they are the deal's. */
  frequency: Frequency | null
  dayCount: DayCount | null
}

/** From when on a coupon belongs to the seller. */
export interface ExDividendTerms {
  /** So many days before the coupon is paid. */
  days: number
  count: (typeof exDividendCounts)[number]
  onTheDay: (typeof exDividendOwners)[number]
}

/** Face that is paid back before maturity, in per cent of the first face. */
export interface Repayment {
  /** Null until the desk sets it: it needs one before the deal is announced. */
  day: Day | null
  face: Rate
}

/** What most deals leave empty of coupon, schedule and redemption. */
export interface CouponTerms {
  /** In order. None: one coupon until maturity, by the deal's own fields. */
  legs: CouponLeg[]
  /** The last but one coupon day makes the last period short or long. */
  penultimateCouponDate: Day | null
  /** Where no day is typed: which period is odd. */
  oddPeriod: OddPeriod | null
  endOfMonth: boolean
  /** For the days between which interest counts; null where these are not adjusted. */
  interestConvention: Convention | null
  /** Per cent of face at maturity; null for 100. */
  redemptionPrice: Rate | null
  repayments: Repayment[]
  exDividend: ExDividendTerms | null
}

export const emptyCouponTerms: CouponTerms = {
  legs: [],
  penultimateCouponDate: null,
  oddPeriod: null,
  endOfMonth: false,
  interestConvention: null,
  redemptionPrice: null,
  repayments: [],
  exDividend: null,
}

export const couponTermsKeys = Object.keys(emptyCouponTerms) as (keyof CouponTerms)[]

/** Fixed for a whole period, without limits. */
export const termIndex: IndexMethod = { kind: 'term' }

/** A step of a coupon, or a repayment, that has no day yet. */
export const hasUndatedRows = ({ legs, repayments }: Pick<CouponTerms, 'legs' | 'repayments'>): boolean =>
  repayments.some(({ day }) => day === null) ||
  legs.some(({ coupon }) => 'steps' in coupon && coupon.steps.some(({ from }) => from === null))

/** Whether a bond has only the few fields that most bonds have. */
export const isPlainCoupon = (terms: CouponTerms & { couponType: string | null }): boolean =>
  terms.couponType !== 'zero' &&
  terms.legs.length === 0 &&
  terms.repayments.length === 0 &&
  !terms.endOfMonth &&
  [
    terms.penultimateCouponDate,
    terms.oddPeriod,
    terms.interestConvention,
    terms.redemptionPrice,
    terms.exDividend,
  ].every((value) => value === null)
