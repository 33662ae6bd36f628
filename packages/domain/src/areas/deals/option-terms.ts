import type { Rate } from '../../kernel/index.ts'

type Day = string

/** Rights of holders that an event gives them. */
export const eventPuts = ['changeOfControl', 'delisting', 'otherPut'] as const
/** Rights of the issuer that an event, or a share bought back, gives him. */
export const eventCalls = [
  'cleanUp',
  'tax',
  'taxDeductibility',
  'regulatory',
  'mrel',
  'rating',
  'accounting',
  'equityClaw',
  'otherCall',
] as const
export const optionKinds = ['call', 'put', 'makeWhole', ...eventCalls, ...eventPuts] as const
export type OptionKind = (typeof optionKinds)[number]

/** How often a call or put may be used from its first day on. */
export const exercises = ['once', 'anyDay', 'couponDays', 'everyMonths'] as const
export type Exercise = (typeof exercises)[number]

/** From that day on the price is another one. */
export interface PriceStep {
  from: Day
  price: Rate
}

/** Days of notice before a right is used. */
export interface NoticeDays {
  least: number | null
  most: number | null
}

/** One right to redeem a bond early: on days (call, put), at the worth of its payments (make-whole), or on an event. */
export interface OptionRow {
  kind: OptionKind
  /** The first day. Null for a right that lasts from the issue: a make-whole, or one of an event. */
  from: Day | null
  /** The last day; of a make-whole before a call at par, the day from which that counts. */
  until: Day | null
  /** Per cent of face, 100 if null; of a make-whole the least price. */
  price: Rate | null
  /** Of a call or put. Deals of before it was asked for have none. */
  exercise?: Exercise | null
  everyMonths?: number | null
  priceSteps?: PriceStep[]
  notice?: NoticeDays | null
  /** Of a make-whole: the benchmark and basis points over it. */
  over?: string | null
  spread?: Rate | null
  /** Per cent of the issue: bought back before a clean-up call, redeemable at most by an equity claw. */
  share?: Rate | null
  /** What else the right says: a downgrade, an approval. */
  note?: string | null
}

/** Calls and puts on days. They alone set a yield. */
export const isScheduled = (kind: OptionKind): kind is 'call' | 'put' => kind === 'call' || kind === 'put'

export const isEvent = (kind: OptionKind): boolean =>
  [...eventCalls, ...eventPuts].some((each) => each === kind)

/** A right that waits for a share of the issue. */
export const hasShare = (kind: OptionKind): boolean => kind === 'cleanUp' || kind === 'equityClaw'

/** A row that does not say it is a right of its one day, or of any day of its window. */
export const exerciseOf = ({ exercise, from, until }: OptionRow): Exercise =>
  exercise ?? (until !== null && until === from ? 'once' : 'anyDay')
