import { type FaceAmount, refuse, type Refusal, showMm } from '../../../kernel/index.ts'
import { isOver } from '../../deals/index.ts'
import type { OrderDeal } from '../deal.ts'
import { figuresOf } from '../figures.ts'
import { rulesOf } from '../faults.ts'
import type { Order } from '../order.ts'
import { type LargestReason, sizeFault, type SizeReason } from '../sizes.ts'
import { liveFault, type NotLive } from './edit.ts'
import {
  saved,
  versionFault,
  type OrderResult,
  type CommandContext,
  type ExpectedVersion,
} from './command-context.ts'

export interface Proposal extends ExpectedVersion {
  size: FaceAmount | null
}

type Reason =
  | NotLive
  | 'order.deal-over'
  | 'book.allocated'
  | 'book.size-over-order'
  | Exclude<SizeReason, LargestReason>
  | 'write.changed-meanwhile'
  | 'write.no-changes'

/** The size that the desk proposes to allocate: at most the counting size, and until the allocation. */
export const proposeSize = (
  order: Order,
  deal: OrderDeal,
  { size, expectedVersion }: Proposal,
  context: CommandContext,
): OrderResult | Refusal<Reason> => {
  if (isOver(deal.lifecycle.status)) return refuse('order.deal-over')
  const fault = liveFault(order, deal)
  if (fault) return fault
  if (order.allocation !== null || deal.lifecycle.confirmed) return refuse('book.allocated')
  // Two desks that propose the same agree.
  if (size === order.allocSize) return refuse('write.no-changes')
  const changed = versionFault(order, { expectedVersion }, context)
  if (changed) return changed
  const { counting } = figuresOf(order, deal)
  if (size !== null && size > counting) return refuse('book.size-over-order', { size: showMm(counting) })
  const odd = size ? sizeFault(size, rulesOf(deal)) : undefined
  if (odd) return odd
  return saved(order, { ...order, allocSize: size }, { act: 'sized', deal, context })
}
