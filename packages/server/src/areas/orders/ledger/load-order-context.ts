import { announcementOf } from '@bookrunner/domain/deals'
import { isRefusal, refuse, type Refusal } from '@bookrunner/domain/kernel'
import {
  announcementOfOrder,
  dealAt,
  isOwnOrder,
  type Known,
  type Order,
  type OrderDeal,
} from '@bookrunner/domain/orders'
import { movingOf, offeredDeal, type DealContext } from '../../deals/index.ts'
import type { OrderState } from './order-state.ts'
import { placerIn, type Writing } from './command-context.ts'

/** A deal as orders find it at this moment, and what must be known of whose order it is. */
export interface SeenDeal {
  seen: DealContext
  deal: OrderDeal
  known: Known
}
export interface OrderContext extends SeenDeal {
  order: Order
}

export const dealFor = (
  { state, now }: Pick<Writing, 'state' | 'now'>,
  seen: DealContext,
  houseId: string,
): SeenDeal | Refusal<'record.unknown'> => {
  const holder = state.houses.get(houseId)
  if (!holder) return refuse('record.unknown')
  return { seen, deal: dealAt(movingOf(seen), now), known: { holder, groups: state.groups } }
}

/** The tranche an order is on. */
export const trancheOf = ({ deals }: OrderState, { id, dealId }: Order): DealContext | undefined => {
  const state = deals.get(announcementOfOrder(id))
  const tranche = state?.tranches.get(dealId)
  return state?.announcement && tranche
    ? { state: { ...state, announcement: state.announcement }, tranche }
    : undefined
}

/** The order that is meant, with its deal as it is by now: of the own house, or it does not exist. */
export const ownOrder = (ask: Writing, orderId: string): OrderContext | Refusal<'record.unknown'> => {
  const order = ask.state.orders.get(orderId)
  const seen = order && trancheOf(ask.state, order)
  if (!order || !seen || !isOwnOrder(order, placerIn(ask, order.dealId))) return refuse('record.unknown')
  const found = dealFor(ask, seen, order.investorId)
  return isRefusal(found) ? found : { ...found, order }
}

/** The deal that is meant, where it is published to the own house. */
export const ownOffer = (ask: Writing, dealId: string): SeenDeal | Refusal<'record.unknown'> => {
  const state = ask.state.deals.get(announcementOf(dealId))
  if (!state) return refuse('record.unknown')
  const seen = offeredDeal(state, ask.actor, dealId)
  return isRefusal(seen) ? seen : dealFor(ask, seen, ask.actor.entityId)
}

/**
 * The deal of a new order, or of a draft that is to become one. What the desk has read (an intention) stays its
 * house's even where the deal is not addressed to it any more.
 */
export const ownPlace = (
  ask: Writing,
  { dealId, orderId }: { dealId: string; orderId?: string | undefined },
): (SeenDeal & { order?: Order }) | Refusal<'record.unknown'> => {
  if (orderId === undefined) return ownOffer(ask, dealId)
  const own = ownOrder(ask, orderId)
  if (isRefusal(own) || own.order.dealId !== dealId) return refuse('record.unknown')
  if (own.order.stage !== 'draft') return own
  const offer = ownOffer(ask, dealId)
  return isRefusal(offer) ? offer : { ...offer, order: own.order }
}
