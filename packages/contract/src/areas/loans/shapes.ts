import { z } from 'zod'
import { marginBands, alertBands, loanStatuses, priceSources } from '@bookrunner/domain/loans'
import { day, face, id, instant, line, rate } from '../../kernel/fields.ts'
import { namedEntity } from '../../kernel/names.ts'

const currency = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .meta({ examples: ['USD'] })

const isin = z
  .string()
  .trim()
  .toUpperCase()
  .max(12)
  .meta({ examples: ['XS2333562713'] })

export const loanFields = {
  entityId: id,
  /** The contact of the borrower who learns of margin calls. */
  userId: id.nullable(),
  isin,
  bondName: line(200),
  currency,
  /** In whole units of the bond's currency, as the loan. */
  face,
  loanAmount: face,
  /** Per cent of the market value that is not lent at the start. */
  haircut: rate,
  /** Per cent that must stay unlent; at this margin, margin is called. */
  maintenance: rate,
  /** Null: computed as loan ÷ (face × (1 − maintenance)). */
  marginCallPrice: rate.nullable(),
  /** Per cent above the margin call price at which the position warns; null: the width for all positions. */
  warningBand: rate.nullable(),
  startDay: day,
  endDay: day.nullable(),
  remark: z.union([z.literal(''), line(500)]),
} as const

export const priceFields = {
  /** Per cent of face, clean. */
  price: rate,
  priceDay: day,
} as const

export const loanPerson = z.object({ userId: z.string(), name: z.string() })

/** The newest inquiry of a position: when it entered its band, and who reviewed it. */
export const loanInquiry = z.object({
  inquiryId: z.string(),
  band: z.enum(alertBands),
  raisedTime: instant,
  price: z.string(),
  marginCallPrice: z.string(),
  reviewedTime: instant.nullable(),
  operator: loanPerson.nullable(),
  note: z.string(),
})

export const loanView = z.object({
  loanId: z.string(),
  entity: namedEntity,
  user: loanPerson.nullable(),
  isin: z.string(),
  bondName: z.string(),
  currency: z.string(),
  face: z.int(),
  loanAmount: z.int(),
  haircut: z.string(),
  maintenance: z.string(),
  marginCallPrice: z.string(),
  /** Whether somebody set the margin call price instead of leaving it to the maintenance margin. */
  isCallPriceSet: z.boolean(),
  warningBand: z.string().nullable(),
  currentPrice: z.string(),
  priceDay: z.string(),
  priceSource: z.enum(priceSources),
  startDay: z.string(),
  endDay: z.string().nullable(),
  remark: z.string(),
  status: z.enum(loanStatuses),
  /** Null once it is closed. */
  band: z.enum(marginBands).nullable(),
  /** Face at the clean price, whole units, rounded down. */
  marketValue: z.string(),
  loanToValue: z.string(),
  /** The price above the margin call price, in points and as per cent of it; below it, negative. */
  distance: z.string(),
  distancePercent: z.string(),
  /** What makes the agreed haircut whole again, whole units, rounded up. */
  cover: z.string(),
  inquiry: loanInquiry.nullable(),
  /** Inquiries that nobody reviewed yet. */
  inquiryIds: z.array(z.string()),
  version: z.int(),
})
export type LoanView = z.output<typeof loanView>

/** What happened to a position, newest first. */
export const loanEvents = [
  'added',
  'edited',
  'priced',
  'called',
  'warned',
  'reviewed',
  'moved',
  'closed',
] as const
export type LoanEvent = (typeof loanEvents)[number]

export const loanHistoryEntry = z.object({
  /** Within the history of all loan deals; later entries have higher ones. */
  entryId: z.int(),
  at: instant,
  event: z.enum(loanEvents),
  actor: loanPerson.nullable(),
  /** Fields with their values before and after. */
  changes: z.array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
  price: z.string().nullable(),
  priceDay: z.string().nullable(),
  source: z.enum(priceSources).nullable(),
  note: z.string(),
})

/** A call that nobody reviewed yet, as the header shows it. */
export const marginAlert = z.object({
  loanId: z.string(),
  entity: namedEntity,
  user: loanPerson.nullable(),
  isin: z.string(),
  bondName: z.string(),
  band: z.enum(alertBands),
  marginCallPrice: z.string(),
  currentPrice: z.string(),
  raisedTime: instant,
})
export type MarginAlert = z.output<typeof marginAlert>

/** The most that the header lists. */
export const mostAlerts = 100

export const marginAlerts = z.object({
  list: z.array(marginAlert),
  /** Positions with an unreviewed call, and with an unreviewed warning. */
  called: z.int(),
  warned: z.int(),
})
export type MarginAlerts = z.output<typeof marginAlerts>
