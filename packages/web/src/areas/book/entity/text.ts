import { common } from '../../../kit/common-text.ts'
import { defineText } from '../../../platform/text.ts'

/** The orders of an institution. US, CN, HK. */
export const entityOrdersText = defineText('entity-orders', {
  orders: common.orders,
  count_one: common.countOrder,
  count_other: common.countOrders,
  filters: ['Filters of the orders', '订单筛选条件', '訂單篩選條件'],
  search: ['Deal or order number', '项目或订单编号', '項目或訂單編號'],
  'search.key': ['Search orders of the institution', '搜索该机构的订单', '搜尋該機構的訂單'],
  failed: ['The orders could not be loaded', '订单加载失败', '未能載入訂單'],
  none: ['No order matches', '没有符合条件的订单', '沒有符合條件的訂單'],
  'none.hint': [
    'Change the search or clear the filter.',
    '请修改搜索内容或清除筛选。',
    '請修改搜尋內容或清除篩選。',
  ],
  empty: ['No orders to show', '暂无可查看的订单', '暫無可查看的訂單'],
  'empty.hint': [
    'Orders appear here that a book shows you under the name of the institution.',
    '订单簿中以该机构名称向您显示的订单会在此列出。',
    '訂單簿中以該機構名稱向您顯示的訂單會在此列出。',
  ],
  status: common.status,
  'column.number': common.order,
  'column.deal': common.deal,
  'column.status': common.status,
  'column.currency': common.ccy,
  'column.size': common.sizeMm,
  'column.counting': ['Counts (mm)', '计入（百万）', '計入（百萬）'],
  'column.level': ['Levels', '限价', '限價'],
  'column.allocation': common.allocatedMm,
  'column.through': common.through,
  'column.account': common.account,
  'column.updatedAt': common.updated,
  open: common.orderInDeal,
})
