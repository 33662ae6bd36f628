import { refuse, type Refusal } from '../../../kernel/index.ts'
import type { OrderDeal } from '../deal.ts'
import type { Order } from '../order.ts'
import { phaseOf, stageIn, phaseFault, type PhaseReason } from '../order-permissions-by-phase.ts'
import {
  saved,
  versionFault,
  type Done,
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
export interface Deleted {
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
  turn: CommandContext,
): Done | Deleted | Refusal<Reason> => {
  const stage = stageIn(order.stage, phaseOf(deal.lifecycle))
  if (stage === 'withdrawn') return refuse('order.withdrawn')
  if (stage === 'draft' && turn.by.side === 'desk') return refuse('order.is-draft')
  const fault =
    (stage === 'draft' ? undefined : phaseFault(turn.by.side, 'withdraw', deal, turn.reason)) ??
    versionFault(order, request, turn)
  if (fault) return fault
  if (order.stage === 'draft') return { deleted: true }
  return saved(
    order,
    { ...order, stage: 'withdrawn', conditional: null },
    { act: 'withdrawn', deal, context: turn },
  )
}
