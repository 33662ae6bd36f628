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

const standingIn = ({ state }: DealContext, { actor }: Pick<Writing, 'actor'>): DealRole =>
  dealRoleOf(ownersOf(state.announcement), actor)

/** What a role in the deal gives: which orders are read and entered. */
export const scopesIn = (context: DealContext, ask: Pick<Writing, 'actor'>) =>
  abilitiesIn(standingIn(context, ask), context.tranche.terms)

/** The deal that is meant, if this manager may know of it. */
export const deskDeal = (ask: Writing, dealId: string): DealContext | Refusal<'record.unknown'> => {
  const state = ask.state.deals.get(announcementOf(dealId))
  return state ? dealContext(state, ask.actor, dealId) : refuse('record.unknown')
}

/** A deal in which this manager may enter orders, at all. */
export const entering = (
  ask: Writing,
  dealId: string,
): DealContext | Refusal<'record.unknown' | 'deal.not-yours'> => {
  const context = deskDeal(ask, dealId)
  if (isRefusal(context)) return context
  const { enterOrder } = scopesIn(context, ask)
  return enterOrder === 'all' || enterOrder === 'own' ? context : refuse('deal.not-yours')
}

/** What a manager may not see of a book does not exist. */
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

/** An order this manager may do this to, as far as the role in the deal goes; phase and order have their own say. */
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
