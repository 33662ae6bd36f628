import { announcementOf } from '@bookrunner/domain/deals'
import { orderIdIn, ownLength } from '@bookrunner/domain/orders'
import { randomText } from '../../../platform/ids.ts'
import type { OrderState } from './order-state.ts'

export const newOrderId = (dealId: string): string => orderIdIn(announcementOf(dealId), randomText(ownLength))

/** A random number that exists already fails the write; trying again gives another one. */
export const throwIfTaken = ({ orders }: OrderState, orderId: string): void => {
  if (orders.has(orderId)) throw new Error(`there is a ${orderId} already`)
}
