import type { Rate } from '../../../../kernel/index.ts'
import type { DayCount, Frequency } from '../../choices.ts'

type Day = Temporal.PlainDate

/** One coupon until maturity, or until the next leg. In per cent of a year, as every coupon here. */
export interface FixedCoupon {
  kind: 'fixed'
  rate: Rate
}

/** Coupons whose period begins on a step's day or later have its rate. */
export interface StepUpCoupon {
  kind: 'stepUp'
  rate: Rate
  steps: readonly { from: Day; rate: Rate }[]
}

/** What became of a condition, such as a missed climate target or a lost rating. */
export const stepOutcomes = ['open', 'applies', 'lapsed'] as const
export type StepOutcome = (typeof stepOutcomes)[number]

/** Steps that depend on an event. Steps that apply are added up. */
export interface ConditionalStepUpCoupon {
  kind: 'conditionalStepUp'
  rate: Rate
  steps: readonly { from: Day; basisPoints: Rate; outcome: StepOutcome }[]
}

/**
 * How the index of one coupon is found. `term`: fixed for the whole period. `compounded` and `averaged`: from the
 * daily fixings of the period, in arrears.
 */
export type IndexMethod =
  | { kind: 'term' }
  | {
      kind: 'compounded' | 'averaged'
      /** Each day takes the fixing of so many business days before. */
      lookBack: number
      /** The days' weights are shifted along with the fixings. */
      observationShift: boolean
      /** The last so many business days take the fixing of the day before them. */
      lockOut: number
    }

interface Limited {
  /** Basis points over the index or the benchmark. */
  margin: Rate
  /** Least coupon; zero when null, because no holder pays a negative one. */
  floor: Rate | null
  /** Most coupon. */
  cap: Rate | null
}

export interface FloatingCoupon extends Limited {
  kind: 'floating'
  index: { name: string; method: IndexMethod }
}

/** Fixed for some years at a benchmark's yield on the reset day. */
export interface ResetCoupon extends Limited {
  kind: 'reset'
  benchmark: string
  /** Months between two resets; null if there is one only. */
  everyMonths: number | null
  /** How benchmark + margin is quoted if it is converted to the coupon's frequency; null if it is not. */
  quoted: Frequency | null
}

export type Coupon = FixedCoupon | StepUpCoupon | ConditionalStepUpCoupon | FloatingCoupon | ResetCoupon

/** A part of a bond's life with one kind of coupon. It ends where the next begins. */
export interface Leg {
  /** Null for the first: interest begins with the bond. */
  from: Day | null
  coupon: Coupon
  frequency: Frequency
  dayCount: DayCount
}
