import { z } from 'zod'
import {
  approvalKinds,
  bondForms,
  bookTypes,
  capitalStructures,
  centres,
  classifications,
  collateralKinds,
  conventions,
  couponTypes,
  currencies,
  dayCounts,
  formats,
  frequencies,
  guidanceBases,
  labelPaperKinds,
  labels,
  priceTypes,
  ratingClasses,
  secRelevances,
  silenceRules,
  stabilisations,
  type Terms,
  type Times,
} from '@bookrunner/domain/deals'
import { regions } from '@bookrunner/domain/entities'
import { couponTermsShape } from './coupon-shape.ts'
import { day, face, id, line, rate, setInstant, text } from '../../kernel/fields.ts'
import { capitalTerms, optionRow } from './option-shape.ts'

const orNull = <Shape extends z.ZodType>(shape: Shape) => shape.nullable()
const several = <const List extends readonly [string, ...string[]]>(list: List) =>
  z.array(z.enum(list)).max(list.length)

export const guidanceLevel = z.strictObject({
  basis: z.enum(guidanceBases),
  /** What a spread is over: T, MS, CT5 … */
  over: orNull(line(20)),
  level: rate,
  /** The other end of a range. */
  to: orNull(rate),
  /** The text after the figure: area, ±2 WPIR, the number. */
  words: orNull(line(60)),
  /** The same level over another reference. */
  equal: z
    .strictObject({ over: orNull(line(20)), level: rate, to: orNull(rate) })
    .nullable()
    .optional(),
})

export const sizeChoice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('benchmark') }),
  z.strictObject({ kind: z.literal('number'), face, unit: z.enum(['mm', 'bil']) }),
  z.strictObject({ kind: z.literal('tbd') }),
  z.strictObject({ kind: z.literal('text'), text: line(60) }),
])

const benchmark = z.strictObject({
  name: line(60),
  isin: orNull(line(12)),
  yield: orNull(rate),
  frequency: orNull(z.enum(frequencies)),
})

const addressed = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({ kind: z.literal('chosen'), entityIds: z.array(id).max(2000) }),
  z.strictObject({ kind: z.literal('types'), classIds: z.array(id).max(200) }),
  z.strictObject({ kind: z.literal('groups'), groupIds: z.array(id).max(500) }),
])

/** Every field of a tranche's own (§3). Anything may be null while it is a draft. */
export const termsShape = {
  size: orNull(sizeChoice),
  noGrow: z.boolean(),
  retained: orNull(face),
  currency: orNull(z.enum(currencies)),
  tenor: orNull(
    z.strictObject({
      perpetual: z.boolean(),
      years: z.int().min(0).max(100),
      months: z.int().min(0).max(1200),
      days: z.int().min(0).max(36_600),
    }),
  ),
  classification: orNull(z.enum(classifications)),
  ratingClass: orNull(z.enum(ratingClasses)),
  format: orNull(z.enum(formats)),
  secRelevance: orNull(z.enum(secRelevances)),
  mtn: z.boolean(),
  programme: orNull(line(200)),
  series: orNull(line(60)),
  bondForm: orNull(z.enum(bondForms)),
  registrationRights: z.boolean(),
  approvals: z
    .array(
      z.strictObject({
        kind: z.enum(approvalKinds),
        reference: orNull(line(120)),
        issuedOn: orNull(day),
        validUntil: orNull(day),
        quota: orNull(line(60)),
        reportDue: orNull(day),
      }),
    )
    .max(10),
  capitalStructure: orNull(z.enum(capitalStructures)),
  collateral: z.array(z.strictObject({ kind: z.enum(collateralKinds), text: orNull(line(300)) })).max(10),
  capital: orNull(capitalTerms),
  label: z.enum(labels),
  labelPapers: z
    .array(z.strictObject({ kind: z.enum(labelPaperKinds), firm: orNull(line(200)), date: orNull(day) }))
    .max(12),
  useOfProceeds: orNull(text(2000)),
  timeZone: line(60),
  pricingDate: orNull(day),
  settlementCycle: orNull(z.int().min(0).max(60)),
  settlementDate: orNull(day),
  issueDate: orNull(day),
  maturityDate: orNull(day),
  firstTradingDay: orNull(day),
  centres: several(centres),
  convention: z.enum(conventions),
  couponType: orNull(z.enum(couponTypes)),
  couponFrequency: orNull(z.enum(frequencies)),
  dayCount: orNull(z.enum(dayCounts)),
  coupon: orNull(rate),
  couponStep: rate,
  firstCouponDate: orNull(day),
  tapOf: orNull(line(120)),
  tapOutstanding: orNull(face),
  interestFrom: orNull(day),
  floatingIndex: orNull(line(60)),
  quotedMargin: orNull(rate),
  ...couponTermsShape,
  options: z.array(optionRow).max(60),
  priceType: z.enum(priceTypes),
  priceDecimals: z.int().min(0).max(8),
  guidanceReference: orNull(benchmark),
  pricingBenchmark: orNull(benchmark),
  benchmarkPrice: orNull(rate),
  ipg: orNull(guidanceLevel),
  testPrice: orNull(guidanceLevel),
  guidanceNote: orNull(text(1000)),
  governingLaw: orNull(line(80)),
  stabilisation: several(stabilisations),
  stabilisationManagerId: orNull(id),
  sellingRestrictions: orNull(text(4000)),
  /** Usual ones by their codes, any other by its name. */
  depositories: z.array(line(60)).max(10),
  isin: orNull(line(12)),
  isin144A: orNull(line(12)),
  listing: z.array(line(60)).max(10),
  minDenomination: orNull(face),
  increment: orNull(face),
  minOrder: orNull(face),
  bookType: z.enum(bookTypes),
  sizeCap: orNull(rate),
  unusualTimes: rate,
  silence: z.enum(silenceRules),
  issuerSeesNames: z.boolean(),
  issuerSignsOff: z.boolean(),
  waiverReason: orNull(line(300)),
  addressed,
  hedge: orNull(
    z.strictObject({
      instrument: line(120),
      ratio: orNull(rate),
      deadline: orNull(setInstant),
      durationManager: orNull(line(120)),
    }),
  ),
  grossFee: orNull(rate),
  privateBankRebate: orNull(rate),
  feeDisclosure: orNull(text(2000)),
  remark: orNull(text(2000)),
  /** Odd terms that somebody ticked as published. The server sets who and when. */
  asPublished: z
    .array(
      z.strictObject({
        field: line(120),
        reason: line(60),
        facts: line(40),
        by: orNull(id),
        at: orNull(setInstant),
      }),
    )
    .max(200),
} as const

export const terms = z.strictObject(termsShape) satisfies z.ZodType<Terms>

export const timesShape = {
  closesAt: orNull(setInstant),
  subjectAt: orNull(setInstant),
  subjectByRegion: z.array(z.strictObject({ region: z.enum(regions), at: setInstant })).max(regions.length),
  expiresAt: orNull(setInstant),
} as const
export const times = z.strictObject(timesShape) satisfies z.ZodType<Times>
