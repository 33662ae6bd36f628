import { announcementOfOrder } from '@bookrunner/domain/orders'
import type { Actor } from '../../../platform/http/actor.ts'
import type { OrderNeed } from './order-state.ts'

interface OwnWriteRequest {
  input: { orderId: string }
  actor: Actor
}

/** The ledger of a call that names an order. */
export const keyOfOrder = ({ input }: Pick<OwnWriteRequest, 'input'>): string =>
  announcementOfOrder(input.orderId)

export const needsOfOrder = ({ input, actor }: OwnWriteRequest): OrderNeed => ({
  announcementId: announcementOfOrder(input.orderId),
  userId: actor.userId,
  orders: [input.orderId],
})
