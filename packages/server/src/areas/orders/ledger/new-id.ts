import { announcementOf } from '@bookrunner/domain/deals'
import { orderIdIn, ownLength } from '@bookrunner/domain/orders'
import { randomText } from '../../../platform/ids.ts'
import type { OrderState, OrderNeed } from './order-state.ts'

export const newOrderId = (dealId: string): string => orderIdIn(announcementOf(dealId), randomText(ownLength))

/** A random number that exists already fails the write; trying again gives another one. */
export const throwIfTaken = ({ orders }: OrderState, orderId: string): void => {
  if (orders.has(orderId)) throw new Error(`there is a ${orderId} already`)
}

/** What a write needs of a draft, or of an order that it makes. */
export const draftOrNew = (orderId: string | undefined, fresh: string): Pick<OrderNeed, 'orders' | 'fresh'> =>
  orderId === undefined ? { orders: [], fresh: [fresh] } : { orders: [orderId] }
