import { abilitiesIn, announcementOf, dealRoleOf, type DealRole } from '@bookrunner/domain/deals'
import { isRefusal, refuse, type Refusal } from '@bookrunner/domain/kernel'
import { maySeeOrder, reaches, type OrderAction } from '@bookrunner/domain/orders'
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
export const scopesIn = (context: DealContext, ask: Pick<Writing, 'actor'>) =>
  abilitiesIn(dealRoleIn(context, ask), context.tranche.terms)

/** The named deal, if this manager may know of it. */
export const deskDeal = (ask: Writing, dealId: string): DealContext | Refusal<'record.unknown'> => {
  const state = ask.state.deals.get(announcementOf(dealId))
  return state ? dealContext(state, ask.actor, dealId) : refuse('record.unknown')
}

/** A deal in which this manager may enter some orders. */
export const entering = (
  ask: Writing,
  dealId: string,
): DealContext | Refusal<'record.unknown' | 'deal.not-yours'> => {
  const context = deskDeal(ask, dealId)
  if (isRefusal(context)) return context
  const { enterOrder } = scopesIn(context, ask)
  return enterOrder === 'all' || enterOrder === 'own' ? context : refuse('deal.not-yours')
}

/** The named order; a hidden one is unknown. */
export const orderForDesk = (ask: Writing, orderId: string): OrderContext | Refusal<'record.unknown'> => {
  const order = ask.state.orders.get(orderId)
  const tranche = order && trancheOf(ask.state, order)
  if (!order || !tranche) return refuse('record.unknown')
  const context = deskDeal(ask, order.dealId)
  if (isRefusal(context)) return context
  if (!maySeeOrder(order, scopesIn(context, ask).readBook, ask.actor.entityId))
    return refuse('record.unknown')
  const found: LoadedDealContext | Refusal<'record.unknown'> = dealFor(ask, context, order.investorId)
  return isRefusal(found) ? found : { ...found, order }
}

/** An order on which this manager's role allows the action; phase and order are checked later. */
export const deskOrder = (
  ask: Writing,
  orderId: string,
  action: OrderAction,
): OrderContext | Refusal<'record.unknown' | 'deal.not-yours'> => {
  const found = orderForDesk(ask, orderId)
  if (isRefusal(found)) return found
  const { enterOrder, run } = scopesIn(found.context, ask)
  const may = action === 'accept' ? run === 'all' : reaches(enterOrder, found.order, ask.actor.entityId)
  return may ? found : refuse('deal.not-yours')
}
