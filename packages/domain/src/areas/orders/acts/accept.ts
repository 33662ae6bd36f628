import { refuse, type Refusal } from '../../../kernel/index.ts'
import type { OrderDeal } from '../deal.ts'
import type { Order } from '../order.ts'
import { windowFault, type WindowReason } from '../windows.ts'
import { liveFault, type NotLive } from './edit.ts'
import { saved, seenFault, type Done, type OrderTurn, type Seen } from './turn.ts'

/** A manager takes what came after the book went subject. */
export const acceptOrder = (
  order: Order,
  deal: OrderDeal,
  request: Seen,
  turn: OrderTurn,
): Done | Refusal<WindowReason | NotLive | 'write.changed-meanwhile' | 'write.no-changes'> => {
  const fault =
    liveFault(order, deal) ??
    windowFault(turn.by.side, 'accept', deal, turn.reason) ??
    seenFault(order, request, turn)
  if (fault) return fault
  if (!order.conditional) return refuse('write.no-changes')
  return saved(order, { ...order, conditional: null }, { act: 'accepted', deal, turn })
}
