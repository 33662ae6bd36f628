import type { Area } from '../../platform/area.ts'
import { bookLive } from './book.live.ts'
import { bookOrderList } from './book-order-list.ts'
import { bookOrderTrend } from './book-order-trend.ts'
import { bookOrderCompanyList, bookOrderGroupList } from './by-house.ts'
import { liveChart, orderDistribution, pricingChart } from './charts.ts'
import { bookOrderExport } from './export/book-order-export.ts'
import { download } from './export/download.ts'
import { getEntityOrders } from './entity-orders.ts'
import { getFindingDecisions } from './finding-decisions.ts'
import { fpgSize } from './fpg-size.ts'
import { getBookOperator } from './get-book-operator.ts'
import { getOrderSummary } from './get-order-summary.ts'
import { allocSize } from './writes/alloc-size.ts'
import { getBookMessages, writeBookMessage } from './writes/book-message.ts'
import { chaseAnswers } from './writes/chase-answers.ts'
import { chaseHolders, reactToChases } from './writes/chase-holders.ts'
import { editComments } from './writes/edit-comments.ts'
import { reactToAbsorption } from './moved-decisions.ts'
import { getMergeOrderList, getMergeOrderListToManage } from './writes/merge-lists.ts'
import { mergeOrder } from './writes/merge-order.ts'
import { resolveFinding } from './writes/resolve-finding.ts'
import { removeNewOrderFlag } from './writes/read-marker.ts'
import { splitOrder } from './writes/split-order.ts'
import { reactToClosing, notifyOfClosing } from './writes/notify-of-closing.ts'
import { sendBookMessage } from './writes/send-message.ts'
import { reactToMessages } from './writes/notify-of-message.ts'

export { readHead } from './state/state.repo.ts'
export { mergedFigure } from './state/units.ts'
export type { BookReader } from './state/reader.ts'
export { withRevision } from './state/row-revision.ts'
export {
  banksOf,
  holdersOf,
  bookForAllocation,
  type BookOrder,
  type LiveBook,
  type BookForAllocation,
} from './state/index.ts'
export { bookOf } from './state/states.ts'

export const book: Area = {
  handlers: [
    bookOrderList,
    bookOrderCompanyList,
    bookOrderGroupList,
    getOrderSummary,
    liveChart,
    pricingChart,
    bookOrderTrend,
    orderDistribution,
    fpgSize,
    getEntityOrders,
    getBookOperator,
    bookOrderExport,
    download,
    editComments,
    allocSize,
    removeNewOrderFlag,
    mergeOrder,
    splitOrder,
    getMergeOrderList,
    getMergeOrderListToManage,
    resolveFinding,
    getFindingDecisions,
    writeBookMessage,
    getBookMessages,
    sendBookMessage,
    chaseAnswers,
  ],
  react: (reactions) => {
    reactToChases(reactions)
    reactToClosing(reactions)
    reactToMessages(reactions)
    reactToAbsorption(reactions)
  },
  tasks: { 'book.chase': chaseHolders, 'book.closing': notifyOfClosing },
  live: [bookLive],
}
