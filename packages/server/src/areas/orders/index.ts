import type { Area } from '../../platform/area.ts'
import { editOrder } from './edit-order.ts'
import { fpgOrder } from './fpg-order.ts'
import { getFpgOrder, getTestOrder, myOrder } from './my-order.ts'
import { newOrder } from './new-order.ts'
import { getOrderDetail } from './order-detail.ts'
import { getHisOrderList } from './order-history.ts'
import { ownOrdersLive } from './own-orders.live.ts'
import { saveOrder } from './save-order.ts'
import { testOrder } from './test-order.ts'
import { withdrawOrder } from './withdraw-order.ts'

export const orders: Area = {
  handlers: [
    ...[saveOrder, newOrder, editOrder, withdrawOrder, testOrder, fpgOrder],
    ...[getOrderDetail, myOrder, getTestOrder, getFpgOrder, getHisOrderList],
  ],
  live: [ownOrdersLive],
}
