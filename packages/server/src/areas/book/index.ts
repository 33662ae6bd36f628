import type { Area } from '../../platform/area.ts'
import { bookLive } from './book.live.ts'
import { bookOrderList } from './book-order-list.ts'
import { bookOrderTrend } from './book-order-trend.ts'
import { bookOrderCompanyList, bookOrderGroupList } from './by-house.ts'
import { liveChart, orderDistribution, pricingChart } from './charts.ts'
import { bookOrderExport } from './export/book-order-export.ts'
import { download } from './export/download.ts'
import { fpgSize } from './fpg-size.ts'
import { getBookOperator } from './get-book-operator.ts'
import { getOrderSummary } from './get-order-summary.ts'

export { readMerges, readResolutions, readSeen } from './kept.repo.ts'

export const book: Area = {
  handlers: [
    ...[bookOrderList, bookOrderCompanyList, bookOrderGroupList, getOrderSummary],
    ...[liveChart, pricingChart, bookOrderTrend, orderDistribution, fpgSize, getBookOperator],
    ...[bookOrderExport, download],
  ],
  live: [bookLive],
}
