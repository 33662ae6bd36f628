import { refuse, type Refusal } from '../../../kernel/index.ts'
import type { OrderDeal } from '../deal.ts'
import type { Order } from '../order.ts'
import { phaseOf, stageIn, phaseFault, type PhaseReason } from '../order-permissions-by-phase.ts'
import {
  saved,
  versionFault,
  type OrderResult,
  type CommandContext,
  type ExpectedVersion,
} from './command-context.ts'

type Reason =
  | PhaseReason
  | 'order.withdrawn'
  | 'order.is-draft'
  | 'write.changed-meanwhile'
  | 'write.no-changes'

/** A draft nobody else ever saw. */
export interface DeletedDraft {
  deleted: true
}

/**
 * A draft is deleted, at any time: it binds nobody. An order stays, with its versions, as withdrawn; so does an
 * intention, which the desk has read.
 */
export const withdraw = (
  order: Order,
  deal: OrderDeal,
  request: ExpectedVersion,
  context: CommandContext,
): OrderResult | DeletedDraft | Refusal<Reason> => {
  const stage = stageIn(order.stage, phaseOf(deal.lifecycle))
  if (stage === 'withdrawn') return refuse('order.withdrawn')
  if (stage === 'draft' && context.by.side === 'desk') return refuse('order.is-draft')
  const fault =
    (stage === 'draft' ? undefined : phaseFault(context.by.side, 'withdraw', deal, context.reason)) ??
    versionFault(order, request, context)
  if (fault) return fault
  if (order.stage === 'draft') return { deleted: true }
  return saved(
    order,
    { ...order, stage: 'withdrawn', conditional: null },
    { act: 'withdrawn', deal, context },
  )
}
