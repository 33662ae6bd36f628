import { announcementOf } from '@bookrunner/domain/deals'
import { isRefusal, refuse, type Refusal } from '@bookrunner/domain/kernel'
import {
  announcementOfOrder,
  dealAt,
  isOwnOrder,
  type OrderParticipants,
  type Order,
  type OrderDeal,
} from '@bookrunner/domain/orders'
import { movingOf, offeredDeal, type DealContext } from '../../deals/index.ts'
import type { OrderState } from './order-state.ts'
import { placerIn, type Writing } from './command-context.ts'

/** The current deal for an order, and facts about the order's house. */
export interface LoadedDealContext {
  context: DealContext
  deal: OrderDeal
  known: OrderParticipants
}
export interface OrderContext extends LoadedDealContext {
  order: Order
}

export const dealFor = (
  { state, now }: Pick<Writing, 'state' | 'now'>,
  context: DealContext,
  houseId: string,
): LoadedDealContext | Refusal<'record.unknown'> => {
  const holder = state.houses.get(houseId)
  if (!holder) return refuse('record.unknown')
  return { context, deal: dealAt(movingOf(context), now), known: { holder, groups: state.groups } }
}

/** The tranche an order is on. */
export const trancheOf = ({ deals }: OrderState, { id, dealId }: Order): DealContext | undefined => {
  const state = deals.get(announcementOfOrder(id))
  const tranche = state?.tranches.get(dealId)
  return state?.announcement && tranche
    ? { state: { ...state, announcement: state.announcement }, tranche }
    : undefined
}

/** The named order of the own house with its current deal; otherwise unknown. */
export const ownOrder = (ask: Writing, orderId: string): OrderContext | Refusal<'record.unknown'> => {
  const order = ask.state.orders.get(orderId)
  const context = order && trancheOf(ask.state, order)
  if (!order || !context || !isOwnOrder(order, placerIn(ask, order.dealId))) return refuse('record.unknown')
  const found = dealFor(ask, context, order.investorId)
  return isRefusal(found) ? found : { ...found, order }
}

/** The named deal, if it is published to the own house. */
export const ownOffer = (ask: Writing, dealId: string): LoadedDealContext | Refusal<'record.unknown'> => {
  const state = ask.state.deals.get(announcementOf(dealId))
  if (!state) return refuse('record.unknown')
  const context = offeredDeal(state, ask.actor, dealId)
  return isRefusal(context) ? context : dealFor(ask, context, ask.actor.entityId)
}

/**
 * The deal of a new order or of a draft to submit. An intention, which the desk has read, may be submitted even if
 * the deal is no longer addressed to the house.
 */
export const dealForOwnOrder = (
  ask: Writing,
  { dealId, orderId }: { dealId: string; orderId?: string | undefined },
): (LoadedDealContext & { order?: Order }) | Refusal<'record.unknown'> => {
  if (orderId === undefined) return ownOffer(ask, dealId)
  const own = ownOrder(ask, orderId)
  if (isRefusal(own) || own.order.dealId !== dealId) return refuse('record.unknown')
  if (own.order.stage !== 'draft') return own
  const offer = ownOffer(ask, dealId)
  return isRefusal(offer) ? offer : { ...offer, order: own.order }
}
