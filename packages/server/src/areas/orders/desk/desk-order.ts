import {
  abilitiesIn,
  announcementOf,
  dealRoleOf,
  namesIn,
  readsEveryName,
  type DealRole,
} from '@bookrunner/domain/deals'
import { isRefusal, refuse, type Refusal } from '@bookrunner/domain/kernel'
import { maySeeOrder, reaches, type OrderAction, type ManagerSight } from '@bookrunner/domain/orders'
import { ownersOf, dealContext, type DealContext } from '../../deals/index.ts'
import {
  dealFor,
  trancheOf,
  type LoadedDealContext,
  type OrderContext,
} from '../ledger/load-order-context.ts'
import type { Writing } from '../ledger/command-context.ts'

const dealRoleIn = ({ state }: DealContext, { actor }: Pick<Writing, 'actor'>): DealRole =>
  dealRoleOf(ownersOf(state.announcement), actor)

/** The abilities of a role: which orders are read and entered. */
export const scopesIn = (context: DealContext, request: Pick<Writing, 'actor'>) =>
  abilitiesIn(dealRoleIn(context, request), context.tranche.terms)

/** Which orders of the deal this manager sees, and whose names. */
export const managerSightIn = (context: DealContext, request: Pick<Writing, 'actor'>): ManagerSight => ({
  sight: scopesIn(context, request).readBook,
  names: namesIn(dealRoleIn(context, request), context.tranche.terms),
  bankId: request.actor.entityId,
})

/**
 * Whether this manager reads figures of limits: only who reads every order with its investor's name. What an institution
 * uses would tell others which X-order is its own.
 */
export const readsLimits = (context: DealContext, request: Pick<Writing, 'actor'>): boolean =>
  readsEveryName(dealRoleIn(context, request), context.tranche.terms)

/** The named deal, if this manager may know of it. */
export const deskDeal = (request: Writing, dealId: string): DealContext | Refusal<'record.unknown'> => {
  const state = request.state.deals.get(announcementOf(dealId))
  return state ? dealContext(state, request.actor, dealId) : refuse('record.unknown')
}

/** A deal in which this manager may enter some orders. */
export const entering = (
  request: Writing,
  dealId: string,
): DealContext | Refusal<'record.unknown' | 'deal.not-yours'> => {
  const context = deskDeal(request, dealId)
  if (isRefusal(context)) return context
  const { enterOrder } = scopesIn(context, request)
  return enterOrder === 'all' || enterOrder === 'own' ? context : refuse('deal.not-yours')
}

/** The named order; a hidden one is unknown. */
export const orderForDesk = (request: Writing, orderId: string): OrderContext | Refusal<'record.unknown'> => {
  const order = request.state.orders.get(orderId)
  const tranche = order && trancheOf(request.state, order)
  if (!order || !tranche) return refuse('record.unknown')
  const context = deskDeal(request, order.dealId)
  if (isRefusal(context)) return context
  if (!maySeeOrder(order, scopesIn(context, request).readBook, request.actor.entityId))
    return refuse('record.unknown')
  const found: LoadedDealContext | Refusal<'record.unknown'> = dealFor(request, context, order.investorId)
  return isRefusal(found) ? found : { ...found, order }
}

/** An order on which this manager's role allows the action; phase and order are checked later. */
export const deskOrder = (
  request: Writing,
  orderId: string,
  action: OrderAction,
): OrderContext | Refusal<'record.unknown' | 'deal.not-yours'> => {
  const found = orderForDesk(request, orderId)
  if (isRefusal(found)) return found
  const { enterOrder, run } = scopesIn(found.context, request)
  const may = action === 'accept' ? run === 'all' : reaches(enterOrder, found.order, request.actor.entityId)
  return may ? found : refuse('deal.not-yours')
}
