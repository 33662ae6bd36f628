import { merge } from './absorb/merge.ts'
import type { Area } from '../../platform/area.ts'
import { acceptOrders } from './desk/accept-orders.ts'
import { acceptOrder, editFpgSize, editTestSize, withdrawForInvestor } from './desk/desk-answers.ts'
import { editOrderForInvestor } from './desk/desk-edit-order.ts'
import { newOrderForInvestor } from './desk/desk-new-order.ts'
import { getOrderDetailForBook, getOrderLog } from './desk/desk-reads.ts'
import { addComment } from './writes/add-comment.ts'
import { editOrder } from './writes/edit-order.ts'
import { downloadConfirmation } from './files/download-confirmation.ts'
import { downloadMyOrder } from './files/download-my-order.ts'
import { fpgOrder } from './writes/fpg-order.ts'
import { getFpgOrder, getTestOrder, myOrder } from './reads/my-order.ts'
import { importOrders, readOrders } from './lists/import-orders.ts'
import { newOrder } from './writes/new-order.ts'
import { newOrders } from './lists/new-orders.ts'
import { getOrderDetail } from './reads/order-detail.ts'
import { getHisOrderList } from './reads/order-history.ts'
import { orderTemplate } from './lists/order-template.ts'
import { reactToOrderNews, notifyOfOrderNews } from './notices/news-notices.ts'
import { countEarlier } from './ledger/count-earlier.ts'
import { reactToCounts } from './ledger/recount.ts'
import { reactToOverrides } from './notices/override-notices.ts'
import { reactForHolders } from './notices/order-notices.ts'
import { ownOrdersLive } from './reads/own-orders.live.ts'
import { saveOrder } from './writes/save-order.ts'
import { notifyInvestors } from './notices/notify-investors.ts'
import { testOrder } from './writes/test-order.ts'
import { withdrawOrder } from './writes/withdraw-order.ts'

export { reactToCounts } from './ledger/recount.ts'
export { bondFactsOf } from './files/bond-facts.ts'
export { namesOfAlias } from './views/alias.ts'
export { readAliases } from './views/aliases.repo.ts'
export { readInvestors } from './notices/holders.repo.ts'
export { dealOfRow } from './views/order-deal.ts'
export { order } from './ledger/order.ts'
export { applyOrderChange } from './ledger/apply-order.ts'
export type { KnownOrders, OrderChange, OrderNeed, OrderState } from './ledger/order-state.ts'
export { saveOrders } from './ledger/order-save.repo.ts'
export { readDoers, readNames, readOrderDeals, readOwn, type OrderDealRow } from './reads/orders.repo.ts'
export { readPlacer } from './reads/placer.ts'
export { readDeskDeal } from './desk/desk-deal.ts'
export { deskDeal, deskOrder, entering, scopesIn, orderForDesk } from './desk/desk-order.ts'
export type { OrderContext } from './ledger/load-order-context.ts'
export { keyOfOrder, needsOfOrder } from './ledger/own-write.ts'
export {
  acceptOrder as acceptSaved,
  alsoOwn,
  loggedChanges,
  orderLine,
  ownNewsOf,
  savedChange,
} from './ledger/order-result.ts'
export { commandContextOf, type Writing } from './ledger/command-context.ts'
export { wordOrderLevels } from './views/word-change.ts'

export const orders: Area = {
  handlers: [
    saveOrder,
    newOrder,
    editOrder,
    addComment,
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
    acceptOrders,
    getOrderDetailForBook,
    getOrderLog,
    merge,
  ],
  react: (reactions) => {
    reactForHolders(reactions)
    reactToOrderNews(reactions)
    reactToCounts(reactions)
    reactToOverrides(reactions)
  },
  tasks: { 'orders.tell': notifyInvestors, 'orders.tellNews': notifyOfOrderNews },
  due: [countEarlier],
  live: [ownOrdersLive],
}
