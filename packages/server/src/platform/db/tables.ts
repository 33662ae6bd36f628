import type { Generated } from 'kysely'
import type { NoticesTables } from '../../areas/notices/notices.tables.ts'

/** Rows of the platform's own tables. Each area declares its own beside its repository. */
export interface PlatformTables {
  ledger: { id: string; seq: number; hash: string }
  ledger_entry: {
    ledger_id: string
    seq: number
    at: string
    actor_id: string | null
    code: string
    params: unknown
    hash: string
  }
  idempotency: {
    user_id: string
    call: string
    key: string
    body_hash: string
    answer: unknown
    ledger_id: string
    at: Generated<string>
  }
}

export interface Database extends PlatformTables, NoticesTables {}
