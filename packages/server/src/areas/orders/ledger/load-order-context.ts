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
export const ownOrder = (request: Writing, orderId: string): OrderContext | Refusal<'record.unknown'> => {
  const order = request.state.orders.get(orderId)
  const context = order && trancheOf(request.state, order)
  const department = request.state.departments.get(orderId) ?? null
  if (!order || !context || !isOwnOrder(order, department, placerIn(request, order.dealId)))
    return refuse('record.unknown')
  const found = dealFor(request, context, order.investorId)
  return isRefusal(found) ? found : { ...found, order }
}

/** The named deal, if it is published to the own house. */
export const ownOffer = (request: Writing, dealId: string): LoadedDealContext | Refusal<'record.unknown'> => {
  const state = request.state.deals.get(announcementOf(dealId))
  if (!state) return refuse('record.unknown')
  const context = offeredDeal(state, request.actor, dealId)
  return isRefusal(context) ? context : dealFor(request, context, request.actor.entityId)
}

/**
 * The deal of a new order or of a draft to submit. An intention, which the desk has read, may be submitted even if
 * the deal is no longer addressed to the house.
 */
export const dealForOwnOrder = (
  request: Writing,
  { dealId, orderId }: { dealId: string; orderId?: string | undefined },
): (LoadedDealContext & { order?: Order }) | Refusal<'record.unknown'> => {
  if (orderId === undefined) return ownOffer(request, dealId)
  const own = ownOrder(request, orderId)
  if (isRefusal(own) || own.order.dealId !== dealId) return refuse('record.unknown')
  if (own.order.stage !== 'draft') return own
  const offer = ownOffer(request, dealId)
  return isRefusal(offer) ? offer : { ...offer, order: own.order }
}
