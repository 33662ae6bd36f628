import { type FaceAmount, refuse, type Refusal } from '../../../kernel/index.ts'
import type { OrderDeal } from '../deal.ts'
import type { Order } from '../order.ts'
import { liveFault, type NotLive } from './edit.ts'
import { saved, type OrderResult, type CommandContext } from './command-context.ts'

/** What an order gets, as it is confirmed to its investor: from now on it is Allocated, or Unallocated. */
export const setAllocation = (
  order: Order,
  deal: OrderDeal,
  size: FaceAmount,
  context: CommandContext,
): OrderResult | Refusal<NotLive | 'alloc.not-priced' | 'write.no-changes'> => {
  if (deal.lifecycle.status !== 'Priced') return refuse('alloc.not-priced')
  return (
    liveFault(order, deal) ??
    saved(order, { ...order, allocation: size }, { act: 'allocated', deal, context })
  )
}
