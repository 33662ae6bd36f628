import type { LeftOut, MergeRule, MessageAudience, ResolutionKind } from '@bookrunner/domain/book'
import type { ComparedContent } from '@bookrunner/domain/orders'
import type { ColumnType } from 'kysely'

type Instant = ColumnType<Temporal.Instant, Temporal.Instant | string, Temporal.Instant | string>
type Json<T> = ColumnType<T, string, string>

/** With the order number that people read, as it was at the time. */
export type NumberedLeftOut = LeftOut & { number: string }

export interface BookTables {
  order_merge: {
    id: string
    deal_id: string
    order_ids: string[]
    rule: MergeRule
    size: number | null
    reason: string | null
    lead_order_id: string | null
    was: Json<Record<string, ComparedContent | null>>
    at: Instant
    by_id: string
    seq: number
    split_seq: number | null
  }
  finding_decision: {
    deal_id: string
    key: string
    seq: number
    kind: ResolutionKind
    order_ids: string[]
    left_out: string[]
    reason: string
    at: Instant
    by_id: string
  }
  book_seen: { user_id: string; deal_id: string; up_to: number; order_ids: string[] }
  book_message: {
    id: string
    deal_id: string
    number: number
    seq: number
    at: Instant
    by_id: string
    step: number
    /** `numeric`: digits. */
    over_amount: string
    exactly: boolean
    jlm_interest: string
    accounts: number
    words: Json<{ US: string; CN: string; HK: string }>
    left_out: Json<NumberedLeftOut[]>
  }
  book_message_sent: {
    message_id: string
    audience: MessageAudience
    deal_id: string
    at: Instant
    by_id: string
  }
  book_chase: {
    deal_id: string
    seq: number
    about: 'test' | 'fpg'
    number: number
    orders: number
    houses: number
    at: Instant
    by_id: string
  }
}
