import type { OrderStatus } from './choices.ts'
import { finalSpan, type OrderDeal } from './deal.ts'
import { acceptedOf, countingOrderLevels, inAt, type FiguresSource } from './figures.ts'
import type { Order } from './order.ts'
import { phaseOf, stageIn } from './order-permissions-by-phase.ts'

type StatusSource = FiguresSource & Pick<Order, 'allocation' | 'conditional'>

/**
 * §4, worked out from the order's own record and the lifecycle of its deal. What is withdrawn stays so whatever
 * becomes of the deal; drafts were never orders.
 */
export const statusOf = (order: StatusSource, deal: OrderDeal): OrderStatus => {
  const { lifecycle } = deal
  const phase = phaseOf(lifecycle)
  const stage = stageIn(order.stage, phase)
  if (stage === 'withdrawn') return 'Withdrawn'
  // An intention of a test that ended with its deal was sent to the deal, and ends with it.
  const sent = stage === 'live' || order.stage === 'intention'
  if (!sent) return 'Draft'
  if (lifecycle.status === 'Aborted') return 'Aborted'
  if (lifecycle.status === 'Expired') return 'IssueFailed'
  if (stage === 'draft') return 'Draft'
  switch (lifecycle.status) {
    case 'Draft':
    case 'IPG':
      return 'Submitted'
    case 'Test':
      return 'Testing'
    case 'FPG':
      return 'FPG'
    case 'Priced':
      return pricedStatus(order, deal)
  }
}

/** Withdrawn, or gone with its deal: there is nothing left to be in or out of. */
export const isOver = (status: OrderStatus): boolean =>
  status === 'Withdrawn' || status === 'Aborted' || status === 'IssueFailed'

/**
 * What was confirmed holds until another confirmation replaces it, also where a corrected level leaves the order
 * out. Before: an order of which nothing is in and accepted at the final level is unallocated at once.
 */
const pricedStatus = (order: StatusSource, deal: OrderDeal): OrderStatus => {
  if (order.allocation !== null) return order.allocation > 0 ? 'Allocated' : 'Unallocated'
  const span = finalSpan(deal)
  if (!span) return 'FPG'
  const inSize = inAt(countingOrderLevels(order, deal), span)
  return acceptedOf(order, inSize, span) > 0 ? 'FPG' : 'Unallocated'
}
