import type { BookSummary } from '@bookrunner/contract/book'
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

/** The firm orders of a book, whose sizes make its total, and their lines: what is in and what is out at its level. */
export function firmCounts({ atLevel, orders, lines, softOrders }: BookSummary): Counts {
  if (atLevel) {
    const { in: inside, out } = atLevel
    return { orders: inside.orders + out.orders, lines: inside.lines + out.lines }
  }
  return { orders: orders - softOrders, lines: softOrders === 0 ? lines : orders - softOrders }
}

/** "11 orders in 10 lines", or "11 orders" where nothing is merged. */
export function ordersText({ orders, lines }: Counts): string {
  const placed = say('orders', { count: orders })
  return orders === lines ? placed : say('merged', { count: lines, orders: placed })
}
