import { finalSpan, type OrderDeal } from './deal.ts'
import {
  acceptedOf,
  countingOrderLevels,
  inAt,
  outReasonOf,
  outReasons,
  type FiguresSource,
} from './figures.ts'
import type { Order } from './order.ts'
import { statusOf } from './status.ts'

export const ownOutReasons = [...outReasons, 'denomination', 'ownMinimum'] as const
export type OwnOutReason = (typeof ownOutReasons)[number]

type Source = FiguresSource & Pick<Order, 'allocation' | 'conditional' | 'minSize'>

/**
 * Why an order got nothing, as its investor may read it: its own answer, limits and sizes, or that no manager accepted it,
 * made it impossible, whoever else was in the book. Null where something could have been allocated: then the banks
 * decided, and neither their reasons nor others' orders show. Null too while a confirmation is under way or the final
 * terms were corrected since: the level of now says nothing of an allocation at the one before.
 */
export const ownOutReasonOf = (order: Source, deal: OrderDeal): OwnOutReason | null => {
  const { confirmed, confirmedAt } = deal.lifecycle
  const span = finalSpan(deal)
  if (!span || statusOf(order, deal) !== 'Unallocated') return null
  // An order that is out has no line in the allocation, so nothing of its own says that others are confirmed.
  if (confirmed && confirmedAt === null) return null
  const inSize = inAt(countingOrderLevels(order, deal), span)
  const possible = acceptedOf(order, inSize, span)
  if (possible === 0) return outReasonOf(order, deal, inSize)
  const denomination = deal.terms.minDenomination ?? 0
  const ownMinimum = order.minSize ?? 0
  // What is in would do, but too little of it was accepted.
  const needed = Math.max(denomination, ownMinimum)
  if (possible < needed && inSize >= needed) return 'unaccepted'
  if (possible < denomination) return 'denomination'
  return possible < ownMinimum ? 'ownMinimum' : null
}
