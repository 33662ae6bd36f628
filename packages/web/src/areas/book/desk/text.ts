import { defineText } from '../../../platform/text.ts'
import { bookCommon } from '../common-text.ts'
import { common } from '../../../kit/common-text.ts'

/** What a desk does with its book. US, CN, HK. */
export const deskToolsText = defineText('book-desk', {
  place: common.orderBook,
  merge: bookCommon.merge,
  'merge.selected': ['Merge {count} selected', '合并已选 {count} 笔', '合併已選 {count} 筆'],
  accept: ['Accept conditional ({count})', '接受有条件订单（{count} 笔）', '接受有條件訂單（{count} 筆）'],
  'accept.selected': ['Accept {count} selected', '接受已选 {count} 笔', '接受已選 {count} 筆'],
  orders: common.orders,
  list: bookCommon.enterList,
})
