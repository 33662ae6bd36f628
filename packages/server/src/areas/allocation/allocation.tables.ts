import type { AllocVersion, LineBy, LineChange, LineRounding, Rule } from '@bookrunner/domain/allocation'
import type { Baseline, Order, OrderStage } from '@bookrunner/domain/orders'
import type { ColumnType } from 'kysely'
import type { ConfirmedFacts, HeadChange, OwnFacts, SharedFacts } from './stored.ts'

type Instant = ColumnType<Temporal.Instant, Temporal.Instant | string, Temporal.Instant | string>
type Json<T> = ColumnType<T, string, string>

export interface AllocationTables {
  alloc_version: {
    id: string
    deal_id: string
    number: number
    launched: boolean
    current_of: string | null
    seq: number
    record: Json<AllocVersion>
  }
  alloc_line: {
    version_id: string
    order_id: string
    size: number
    rule: LineBy
    rounding: LineRounding | null
    full_size: boolean
    too_small: boolean
    note: string | null
    seq: number
    at: Instant
    by_id: string
  }
  alloc_change: {
    version_id: string
    seq: number
    kind: string
    at: Instant
    by_id: string
    /** Of changes from before lines were stored as columns. */
    lines: Json<LineChange[]> | null
    head: Json<HeadChange> | null
    order_ids: string[] | null
  }
  alloc_review: {
    id: string
    version_id: string
    seq: number
    order_id: string | null
    bank_id: string
    verdict: 'comment' | 'accepted' | 'asked'
    said: string | null
    at: Instant
    by_id: string
  }
  alloc_share: {
    version_id: string
    user_id: string
    note: string | null
    at: Instant
    by_id: string
    seq: number
    ended_at: Instant | null
    ended_seq: number | null
  }
  /** Of confirmations from before `confirmed_order`. */
  alloc_confirmation: {
    order_id: string
    number: number
    deal_id: string
    version_id: string
    size: number
    terms: number
    seq: number
    at: Instant
    by_id: string
    /** Of a confirmation that shares none. */
    facts: Json<ConfirmedFacts> | null
    /** Its own facts beside those that it shares; the investor by its place among those of the write. */
    party: number | null
    order_size: number | null
    accrued: string | null
    consideration: string | null
  }
  /** What these share, of one write. */
  alloc_confirmed_facts: {
    deal_id: string
    seq: number
    shared: Json<SharedFacts>
    parties: Json<Pick<OwnFacts, 'investor' | 'lei'>[]>
  }
  /** A write that confirmed: what all its rows have in common. */
  confirmed_write: {
    id: number
    deal_id: string
    version_id: string
    seq: number
    of_seq: number
    at: Instant
    by_id: string
    terms: number
    shared: Json<SharedFacts>
    parties: Json<Pick<OwnFacts, 'investor' | 'lei'>[]>
    record: Json<Partial<Order>>
    changes_orders: boolean
  }
  /** A confirmation of one order, and the version that it made of it, if its size changed. */
  confirmed_order: {
    write_id: number
    order_id: string
    number: number
    size: number
    party: number
    order_size: number
    accrued: string | null
    consideration: string | null
    version: number | null
    shown: number | null
    stage: OrderStage | null
    was: number | null
    baseline: Json<Baseline> | null
    /** Null as long as it follows from that of the order. */
    record: Json<Order> | null
  }
  /** Every confirmation with all its facts. */
  alloc_confirmed: Omit<
    AllocationTables['alloc_confirmation'],
    'party' | 'order_size' | 'accrued' | 'consideration'
  >
  alloc_policy: {
    id: string
    bank_id: string
    name: string
    version: number
    rules: Json<Rule[]>
    at: Instant
    by_id: string
  }
}
