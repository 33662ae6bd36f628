import type { Channel, FieldChange, Order, OrderAct, OrderStage, Author } from '@bookrunner/domain/orders'
import type { ColumnType, Generated } from 'kysely'

type Instant = ColumnType<Temporal.Instant, Temporal.Instant | string, Temporal.Instant | string>
type Json<T> = ColumnType<T, string, string>

export interface OrdersTables {
  deal_order: {
    id: string
    deal_id: string
    investor_id: string
    through_id: string | null
    stage: OrderStage
    version: number
    shown: number
    seq: number
    submitted_at: Instant | null
    shown_at: Instant
    record: Json<Order>
    /** The newest version that was saved without a record. */
    version_without_record: number | null
  }
  /** Each order as it is: its row, and what was confirmed since. `row_seq`: the number of the row. */
  order_now: Omit<OrdersTables['deal_order'], 'version_without_record'> & {
    row_seq: number
    created_by: Json<Order['createdBy']>
  }
  /** Of each order what no confirmation changes. */
  order_head: Pick<
    OrdersTables['deal_order'],
    'id' | 'deal_id' | 'investor_id' | 'through_id' | 'stage' | 'submitted_at'
  > & {
    created_by: Json<Order['createdBy']>
    class_id: string | null
    merged_from: string | null
    underlying: Json<Order['underlying']>
  }
  /** Every version with its record. */
  order_versioned: Omit<OrdersTables['order_version'], 'record'> & { record: Json<Order> }
  /** Live orders of a house in a deal, by triggers of `deal_order`. */
  order_sum: { investor_id: string; deal_id: string; orders: number; total: number }
  order_version: {
    order_id: string
    number: number
    /** 0, or the number of a comment that made no version. */
    line: Generated<number>
    shown: number | null
    seq: number
    stage: OrderStage
    act: OrderAct
    at: Instant
    by_id: string
    author: Json<Author>
    channel: Channel
    reason: string | null
    changes: Json<FieldChange[]>
    /** Null of a newest version whose record is that of the order. */
    record: Json<Order> | null
  }
}
