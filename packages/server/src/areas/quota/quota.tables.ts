import type { QuotaFlag, QuotaKind, QuotaLevel, UsePhase } from '@bookrunner/domain/quota'
import type { ColumnType } from 'kysely'

type Instant = ColumnType<Temporal.Instant, Temporal.Instant | string, Temporal.Instant | string>
type Json<T> = ColumnType<T, string, string>

export interface QuotaTables {
  quota: {
    id: string
    level: QuotaLevel
    entity_id: string | null
    deal_id: string | null
    amount: number
    currency: string
    kind: QuotaKind
    warn_at: number
    version: number
    updated_at: Instant
    updated_by: string | null
  }
  quota_use: {
    order_id: string
    entity_id: string
    deal_id: string
    currency: string
    phase: UsePhase
    own: number
    amount: number
    until: Instant | null
    rate: string | null
    rate_day: string | null
    flags: Json<QuotaFlag[]>
    /** Made of the flags by the database. */
    flagged: ColumnType<boolean, never, never>
  }
  quota_rate: {
    currency: string
    day: string
    rate: string
    set_at: Instant
    set_by: string | null
  }
  quota_override: {
    id: string
    entity_id: string
    deal_id: string
    amount: number
    until: Instant
    reason: string
    granted_at: Instant
    granted_by: string | null
    order_id: string | null
    used_at: Instant | null
    ended_at: Instant | null
    ending_notified_at: Instant | null
  }
  quota_reason: { ledger_id: string; seq: number; text: string }
}
