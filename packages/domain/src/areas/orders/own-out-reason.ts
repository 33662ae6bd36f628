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
 * Why an order got nothing, as its investor may read it: its own answer, limits and sizes alone made it impossible. Null
 * where something could have been allocated: then the banks decided, and neither their reasons nor others' orders show.
 */
export const ownOutReasonOf = (order: Source, deal: OrderDeal): OwnOutReason | null => {
  const span = finalSpan(deal)
  if (!span || statusOf(order, deal) !== 'Unallocated') return null
  const inSize = inAt(countingOrderLevels(order, deal), span)
  const possible = acceptedOf(order, inSize, span)
  if (possible === 0) return outReasonOf(order, deal, inSize)
  if (possible < (deal.terms.minDenomination ?? 0)) return 'denomination'
  return order.minSize !== null && possible < order.minSize ? 'ownMinimum' : null
}
