import { z } from 'zod'
import {
  absorptionForms,
  currencies,
  deferrals,
  exercises,
  lossAbsorptions,
  optionKinds,
  type CapitalTerms,
  type OptionRow,
} from '@bookrunner/domain/deals'
import { day, line, rate } from '../../kernel/fields.ts'

const noticeDay = z.int().min(0).max(365).nullable()

/** What a row of before these parts were asked for lacks may be left out. */
export const optionRow = z.strictObject({
  kind: z.enum(optionKinds),
  from: day.nullable(),
  until: day.nullable(),
  price: rate.nullable(),
  exercise: z.enum(exercises).nullable().optional(),
  everyMonths: z.int().min(1).max(1200).nullable().optional(),
  priceSteps: z
    .array(z.strictObject({ from: day, price: rate }))
    .max(30)
    .optional(),
  notice: z.strictObject({ least: noticeDay, most: noticeDay }).nullable().optional(),
  /** Of a make-whole: the benchmark, and basis points over it. */
  over: line(60).nullable().optional(),
  spread: rate.nullable().optional(),
  share: rate.nullable().optional(),
  note: line(300).nullable().optional(),
}) satisfies z.ZodType<OptionRow>

export const capitalTerms = z.strictObject({
  lossAbsorption: z.enum(lossAbsorptions).nullable(),
  trigger: rate.nullable(),
  nonViability: z.boolean(),
  absorbedBy: z.enum(absorptionForms).nullable(),
  conversionPrice: rate.nullable(),
  conversionFloor: rate.nullable(),
  conversionCurrency: z.enum(currencies).nullable(),
  discretionary: z.boolean(),
  stopper: z.boolean(),
  pusher: z.boolean(),
  deferral: z.enum(deferrals).nullable(),
  note: line(300).nullable(),
}) satisfies z.ZodType<CapitalTerms>
