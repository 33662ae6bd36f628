import { common } from '../../kit/common-text.ts'
import { defineText, textOf } from '../../platform/text.ts'

/** Orders as they were placed, and lines after merges. US, CN, HK. */
const countText = defineText('book-counts', {
  orders_one: common.countOrder,
  orders_other: common.countOrders,
  merged_one: ['{orders} in {count} line', '{orders}，合并后 {count} 笔', '{orders}，合併後 {count} 筆'],
  merged_other: ['{orders} in {count} lines', '{orders}，合并后 {count} 笔', '{orders}，合併後 {count} 筆'],
})
const say = textOf(countText)

interface Counts {
  readonly orders: number
  readonly lines: number
}

/** "11 orders in 10 lines", or "11 orders" where nothing is merged. */
export function ordersText({ orders, lines }: Counts): string {
  const placed = say('orders', { count: orders })
  return orders === lines ? placed : say('merged', { count: lines, orders: placed })
}
