import { refuse, type Refusal } from '../../../kernel/index.ts'
import { isOver } from '../../deals/index.ts'
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
export interface Comments extends ExpectedVersion {
  comment?: string | null | undefined
  privateComment?: string | null | undefined
}

type Reason = NotLive | 'order.deal-over' | 'write.changed-meanwhile' | 'write.no-changes'

const privateAfter = (sent: string | null | undefined, before: string | null): string | null =>
  sent === undefined ? before : lineIn(sent)

/** A comment binds nobody, so it is accepted in every phase until the deal ends. */
export const comment = (
  order: Order,
  deal: OrderDeal,
  request: Comments,
  context: CommandContext,
): OrderResult | Refusal<Reason> => {
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
