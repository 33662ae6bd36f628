import { announcementOfOrder } from '@bookrunner/domain/orders'
import type { Actor } from '../../../platform/http/actor.ts'
import type { OrderNeed } from './order-state.ts'

interface Asked {
  input: { orderId: string }
  actor: Actor
}

/** The ledger of a call that names an order. */
export const keyOfOrder = ({ input }: Pick<Asked, 'input'>): string => announcementOfOrder(input.orderId)

export const needsOfOrder = ({ input, actor }: Asked): OrderNeed => ({
  announcementId: announcementOfOrder(input.orderId),
  userId: actor.userId,
  orders: [input.orderId],
})
