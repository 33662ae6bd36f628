import { refuse, type Refusal } from '../../../kernel/index.ts'
import type { Channel, Side } from '../choices.ts'
import { deskWritten, investorWritten, type ContentOf } from '../fields.ts'
import type { OrderDeal } from '../deal.ts'
import { baselineToStore } from '../baseline.ts'
import type { Author, Order } from '../order.ts'
import {
  changesBetween,
  changesForInvestor,
  type FieldChange,
  type OrderAct,
  type OrderVersion,
} from '../version.ts'

/** When, by whom, how, and the number of the state this write makes. */
export interface CommandContext {
  now: Temporal.Instant
  seq: number
  by: Author
  channel: Channel
  /** Of a desk that edits a closed book. */
  reason?: string | undefined
}

export interface OrderResult {
  order: Order
  version: OrderVersion
}

/** What a screen was showing: the number it has sent back. */
export interface ExpectedVersion {
  expectedVersion: number
}

/** Somebody else saved meanwhile: the numbers are each side's own. Who sends none has read nothing of what is there. */
export const versionFault = (
  order: Order,
  { expectedVersion }: Partial<ExpectedVersion>,
  { by: { side } }: CommandContext,
): Refusal<'write.changed-meanwhile'> | undefined =>
  (side === 'desk' ? order.version : order.shown) === expectedVersion
    ? undefined
    : refuse('write.changed-meanwhile')

/** Only what the side may write is taken, and only what was sent. */
export const patchOf = <S extends Side>(side: S, sent: Partial<ContentOf<S>>): Partial<ContentOf<'desk'>> => {
  const may: readonly string[] = side === 'desk' ? deskWritten : investorWritten
  return Object.fromEntries(
    Object.entries(sent).filter(([field, value]) => may.includes(field) && value !== undefined),
  )
}

type Changed = Omit<
  Order,
  'version' | 'shown' | 'seq' | 'updatedAt' | 'updatedBy' | 'channel' | 'shownAt' | 'baseline'
>

interface Closing {
  act: OrderAct
  deal: OrderDeal
  context: CommandContext
  /** What the version tells its differences from, where that is not what was there. */
  from?: Order | undefined
  /** The act adds a line to the conversation, perhaps with the text of the newest one. */
  addsLine?: boolean
}

const numbered = (
  before: Order | undefined,
  next: Changed,
  deal: OrderDeal,
  context: CommandContext,
): Order => {
  const at = context.now.toString()
  return {
    ...next,
    version: (before?.version ?? 0) + 1,
    seq: context.seq,
    updatedAt: at,
    updatedBy: context.by,
    shown: before?.shown ?? 0,
    shownAt: before?.shownAt ?? at,
    channel: context.channel,
    baseline: baselineToStore(before, deal),
  }
}

/** Only a comment, which changes no terms. A draft is nobody else's to read, so its text is a field like others. */
const isComment = ({ stage }: Order, changes: readonly FieldChange[]): boolean =>
  stage !== 'draft' && changes.every(({ field }) => field === 'comment')

/**
 * A line of the conversation. Whoever edits the order meanwhile has still read its newest version. The baseline is kept with
 * the new number, which is that of the order: a comment makes no order a new one.
 */
const lineOf = (
  before: Order,
  { comment, baseline }: Pick<Order, 'comment' | 'baseline'>,
  { context, changes }: { context: CommandContext; changes: FieldChange[] },
): OrderResult => {
  const line = (before.lines ?? 0) + 1
  const order: Order = {
    ...before,
    comment,
    baseline,
    lines: line,
    seq: context.seq,
  }
  const version: OrderVersion = {
    orderId: order.id,
    number: order.version,
    line,
    shown: order.shown,
    seq: order.seq,
    act: 'commented',
    at: context.now.toString(),
    by: context.by,
    channel: context.channel,
    reason: context.reason?.trim() || null,
    changes,
    order,
  }
  return { order, version }
}

/** The end of every act: numbers, who and when, what differs; or that nothing does. */
export const saved = (
  before: Order | undefined,
  next: Changed,
  closing: Closing,
): OrderResult | Refusal<'write.no-changes'> => {
  const { act, deal, context, addsLine = false } = closing
  const order = numbered(before, next, deal, context)
  const differences = changesBetween(before, order)
  if (before && !addsLine && differences.length === 0) return refuse('write.no-changes')
  const changes = 'from' in closing ? changesBetween(closing.from, order) : differences
  if (addsLine && !changes.some(({ field }) => field === 'comment'))
    changes.push({ field: 'comment', from: before?.comment ?? null, to: order.comment })
  if (before && isComment(before, changes)) return lineOf(before, order, { context, changes })
  const isVisible = changesForInvestor(changes).length > 0
  if (isVisible) {
    order.shown += 1
    order.shownAt = order.updatedAt
  }
  const version: OrderVersion = {
    orderId: order.id,
    number: order.version,
    line: 0,
    shown: isVisible ? order.shown : null,
    seq: order.seq,
    act,
    at: order.updatedAt,
    by: context.by,
    channel: context.channel,
    reason: context.reason?.trim() || null,
    changes,
    order,
  }
  return { order, version }
}
