import { refuse, type Refusal } from '../../../kernel/index.ts'
import type { OrderDeal } from '../deal.ts'
import type { Order } from '../order.ts'
import { phaseFault, type PhaseReason } from '../order-permissions-by-phase.ts'
import { liveFault, type NotLive } from './edit.ts'
import {
  saved,
  versionFault,
  type OrderResult,
  type CommandContext,
  type ExpectedVersion,
} from './command-context.ts'

/** A manager takes what came after the book went subject. */
export const acceptOrder = (
  order: Order,
  deal: OrderDeal,
  request: ExpectedVersion,
  context: CommandContext,
): OrderResult | Refusal<PhaseReason | NotLive | 'write.changed-meanwhile' | 'write.no-changes'> => {
  const fault =
    liveFault(order, deal) ??
    phaseFault(context.by.side, 'accept', deal, context.reason) ??
    versionFault(order, request, context)
  if (fault) return fault
  if (!order.conditional) return refuse('write.no-changes')
  return saved(order, { ...order, conditional: null }, { act: 'accepted', deal, context })
}
