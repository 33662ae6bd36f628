import { announcementOf } from '@bookrunner/domain/deals'
import { orderIdIn, ownLength } from '@bookrunner/domain/orders'
import { randomText } from '../../../platform/ids.ts'
import type { OrderNeed } from './order-state.ts'

/** A random number that exists already fails the write when it is saved; trying again gives another one. */
export const newOrderId = (dealId: string): string => orderIdIn(announcementOf(dealId), randomText(ownLength))

/** What a write needs of a draft; of an order that it makes there is nothing yet. */
export const draftOrNew = (orderId: string | undefined): Pick<OrderNeed, 'orders'> => ({
  orders: orderId === undefined ? [] : [orderId],
})
