import {
  fpgStateOf,
  isTestSizeDue,
  lastOrderLevels,
  statusOf,
  topSize,
  type Order,
  type OrderDeal,
  type OrderStatus,
} from '@bookrunner/domain/orders'
import type { OrderDealRow } from '../reads/orders.repo.ts'

/** A deal with own orders, as it is now. */
export interface OwnDeal {
  row: OrderDealRow
  /** As stored, before what the clock makes of it. */
  stored: OrderDeal
  deal: OrderDeal
  /** The number of its ledger. */
  seq: number
  /** By id. */
  orders: Map<string, OwnOrder>
  /** What lists say of it, as it was written. */
  header: string | undefined
}

/** What lists sort and filter an order by, and its rows as they were written. */
export interface OwnOrder {
  order: Order
  of: OwnDeal
  /** Microseconds, as the database compares them. */
  shownAt: number
  submittedAt: number | null
  size: number | null
  status: OrderStatus
  /** A test or FPG waits for its answer. */
  isUnanswered: boolean
  isReviewed: boolean
  /** By what they depend on beside this entry. */
  rows: Map<string, Buffer>
}

/** Only a test and FPG need answers. */
const answering: readonly string[] = ['Test', 'FPG']

const microsOf = (at: string): number => Number(Temporal.Instant.from(at).epochNanoseconds / 1000n)

/** What follows from the order and its deal. */
const inDeal = (order: Order, { row, deal }: OwnDeal): Pick<OwnOrder, 'status' | 'isUnanswered'> => ({
  status: statusOf(order, deal),
  isUnanswered:
    answering.includes(row.lifecycle.status) &&
    (isTestSizeDue(order, deal) || fpgStateOf(order, deal) === 'waiting'),
})

export const ownOrder = (order: Order, of: OwnDeal, isReviewed: boolean): OwnOrder => {
  const levels = lastOrderLevels(order)
  return {
    order,
    of,
    shownAt: microsOf(order.shownAt),
    submittedAt: order.submittedAt === null ? null : microsOf(order.submittedAt),
    size: levels.length === 0 ? null : topSize(levels),
    ...inDeal(order, of),
    isReviewed,
    rows: new Map(),
  }
}

/** Works out again what follows from its deal. */
export const rederive = (entry: OwnOrder): void => {
  Object.assign(entry, inDeal(entry.order, entry.of))
  entry.rows.clear()
}
