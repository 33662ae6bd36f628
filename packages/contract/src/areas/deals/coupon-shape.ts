import { z } from 'zod'
import {
  conventions,
  dayCounts,
  exDividendCounts,
  exDividendOwners,
  frequencies,
  oddPeriods,
  stepOutcomes,
  type CouponTerms,
} from '@bookrunner/domain/deals'
import { day, line, rate } from '../../kernel/fields.ts'

const orNull = <Shape extends z.ZodType>(shape: Shape) => shape.nullable()
const most = { legs: 50, steps: 100, repayments: 120, businessDays: 60, months: 1200 } as const

const limits = {
  /** Basis points over the index or benchmark. */
  margin: orNull(rate),
  floor: orNull(rate),
  cap: orNull(rate),
  /** Today's level; yields that reach this leg assume that it stays. */
  assumed: orNull(rate),
} as const

const businessDays = z.int().min(0).max(most.businessDays)

const arrears = {
  lookBack: businessDays,
  observationShift: z.boolean(),
  lockOut: businessDays,
} as const

const indexMethod = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('term') }),
  z.strictObject({ kind: z.literal('compounded'), ...arrears }),
  z.strictObject({ kind: z.literal('averaged'), ...arrears }),
])

/** What a leg pays. The first leg has no rate of its own: it pays the deal's coupon or quoted margin. */
const legCoupon = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fixed'), rate: orNull(rate) }),
  z.strictObject({
    kind: z.literal('stepUp'),
    rate: orNull(rate),
    steps: z.array(z.strictObject({ from: orNull(day), rate })).max(most.steps),
  }),
  z.strictObject({
    kind: z.literal('conditionalStepUp'),
    rate: orNull(rate),
    condition: orNull(line(300)),
    steps: z
      .array(z.strictObject({ from: orNull(day), basisPoints: rate, outcome: z.enum(stepOutcomes) }))
      .max(most.steps),
  }),
  z.strictObject({
    kind: z.literal('floating'),
    index: orNull(line(60)),
    method: indexMethod,
    ...limits,
  }),
  z.strictObject({
    kind: z.literal('reset'),
    benchmark: orNull(line(60)),
    everyMonths: orNull(z.int().min(1).max(most.months)),
    quoted: orNull(z.enum(frequencies)),
    ...limits,
  }),
])

/** Coupon, schedule and redemption beyond the few fields of a plain bond. */
export const couponTermsShape = {
  legs: z
    .array(
      z.strictObject({
        from: orNull(day),
        coupon: legCoupon,
        frequency: orNull(z.enum(frequencies)),
        dayCount: orNull(z.enum(dayCounts)),
      }),
    )
    .max(most.legs),
  penultimateCouponDate: orNull(day),
  oddPeriod: orNull(z.enum(oddPeriods)),
  endOfMonth: z.boolean(),
  interestConvention: orNull(z.enum(conventions)),
  redemptionPrice: orNull(rate),
  repayments: z.array(z.strictObject({ day: orNull(day), face: rate })).max(most.repayments),
  exDividend: orNull(
    z.strictObject({
      days: businessDays,
      count: z.enum(exDividendCounts),
      onTheDay: z.enum(exDividendOwners),
    }),
  ),
} as const

z.strictObject(couponTermsShape) satisfies z.ZodType<CouponTerms>
