import { refuse, type Refusal } from '../../../kernel/index.ts'
import { isOver, type DealStatus } from '../../deals/index.ts'
import type { OrderStage } from '../choices.ts'
import type { OrderDeal } from '../deal.ts'
import type { Order } from '../order.ts'
import { lineIn } from './comment-line.ts'
import { liveFault, type NotLive } from './edit.ts'
import {
  saved,
  versionFault,
  type OrderResult,
  type CommandContext,
  type ExpectedVersion,
} from './command-context.ts'

/** Only what is sent changes. A public text adds a line, and no line is removed; null or blanks remove the private one. */
export interface Comments extends Partial<ExpectedVersion> {
  comment?: string | null | undefined
  privateComment?: string | null | undefined
}

type LineReason = 'order.comments-closed' | 'order.is-draft' | 'write.no-changes'
type Reason = LineReason | NotLive | 'order.deal-over' | 'write.changed-meanwhile'

/** The conversation is open from the submission until the deal is over. An order that was withdrawn may be asked about. */
export const mayTalk = (stage: OrderStage, status: DealStatus): boolean =>
  stage !== 'draft' && !isOver(status)

/** A line of the conversation binds nobody and changes no terms, so it names no version that was read. */
export const addLine = (
  order: Order,
  deal: OrderDeal,
  text: string | null | undefined,
  context: CommandContext,
): OrderResult | Refusal<LineReason> => {
  if (order.stage === 'draft') return refuse('order.is-draft')
  if (!mayTalk(order.stage, deal.lifecycle.status)) return refuse('order.comments-closed')
  const line = lineIn(text)
  if (line === null) return refuse('write.no-changes')
  return saved(order, { ...order, comment: line }, { act: 'commented', deal, context, addsLine: true })
}

const privateAfter = (sent: string | null | undefined, before: string | null): string | null =>
  sent === undefined ? before : lineIn(sent)

/** A private comment replaces the one that was read, so it makes a version. It is accepted until the deal ends. */
export const comment = (
  order: Order,
  deal: OrderDeal,
  request: Comments,
  context: CommandContext,
): OrderResult | Refusal<Reason> => {
  if (request.privateComment === undefined) return addLine(order, deal, request.comment, context)
  if (isOver(deal.lifecycle.status)) return refuse('order.deal-over')
  const fault = liveFault(order, deal) ?? versionFault(order, request, context)
  if (fault) return fault
  const line = lineIn(request.comment)
  const next = {
    ...order,
    comment: line ?? order.comment,
    privateComment: privateAfter(request.privateComment, order.privateComment),
  }
  return saved(order, next, {
    act: 'commented',
    deal,
    context,
    addsLine: line !== null,
  })
}
