import type { Area } from '../../platform/area.ts'
import { acceptOrder, editFpgSize, editTestSize, withdrawForInvestor } from './desk-answers.ts'
import { editOrderForInvestor } from './desk-edit-order.ts'
import { newOrderForInvestor } from './desk-new-order.ts'
import { getOrderDetailForBook, getOrderLog } from './desk-reads.ts'
import { editOrder } from './edit-order.ts'
import { downloadConfirmation } from './download-confirmation.ts'
import { downloadMyOrder } from './download-my-order.ts'
import { fpgOrder } from './fpg-order.ts'
import { getFpgOrder, getTestOrder, myOrder } from './my-order.ts'
import { importOrders, readOrders } from './import-orders.ts'
import { newOrder } from './new-order.ts'
import { newOrders } from './new-orders.ts'
import { getOrderDetail } from './order-detail.ts'
import { getHisOrderList } from './order-history.ts'
import { orderTemplate } from './order-template.ts'
import { reactForHolders } from './order-notices.ts'
import { ownOrdersLive } from './own-orders.live.ts'
import { saveOrder } from './save-order.ts'
import { tellHolders } from './tell-holders.ts'
import { testOrder } from './test-order.ts'
import { withdrawOrder } from './withdraw-order.ts'

export { readAliases } from './aliases.repo.ts'
export { readInvestors } from './holders.repo.ts'
export { dealOfRow } from './order-deal.ts'
export { order } from './order.ts'
export { applyOrderChange, type OrderChange, type OrderNeed, type OrderState } from './order-state.ts'
export { saveOrders } from './order-save.repo.ts'
export {
  countOwn,
  readDoers,
  readNames,
  readOrderDeals,
  readOwn,
  readOwners,
  type OrderDealRow,
} from './orders.repo.ts'
export { readPlacer } from './placer.ts'
export { readDeskDeal } from './desk-deal.ts'
export { deskDeal, deskOrder, entering, scopesIn, seenByDesk } from './desk-order.ts'
export type { SeenOrder } from './seen-order.ts'
export { keyOfOrder, needsOfOrder } from './own-write.ts'
export {
  acceptOrder as acceptSaved,
  alsoOwn,
  loggedChanges,
  orderLine,
  ownNews,
  savedChange,
} from './placed.ts'
export { turnOf, type Writing } from './turn.ts'
export { sized, wordRungs } from './word-change.ts'

export const orders: Area = {
  handlers: [
    saveOrder,
    newOrder,
    editOrder,
    withdrawOrder,
    testOrder,
    fpgOrder,
    getOrderDetail,
    myOrder,
    getTestOrder,
    getFpgOrder,
    getHisOrderList,
    newOrderForInvestor,
    editOrderForInvestor,
    withdrawForInvestor,
    newOrders,
    importOrders,
    readOrders,
    orderTemplate,
    downloadMyOrder,
    downloadConfirmation,
    editTestSize,
    editFpgSize,
    acceptOrder,
    getOrderDetailForBook,
    getOrderLog,
  ],
  react: reactForHolders,
  tasks: { 'orders.tell': tellHolders },
  live: [ownOrdersLive],
}
