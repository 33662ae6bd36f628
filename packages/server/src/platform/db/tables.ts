import type { Generated } from 'kysely'
import type { AccessTables } from '../../areas/access/access.tables.ts'
import type { AllocationTables } from '../../areas/allocation/allocation.tables.ts'
import type { AuthTables } from '../../areas/auth/auth.tables.ts'
import type { BookTables } from '../../areas/book/book.tables.ts'
import type { ClassesTables } from '../../areas/classes/classes.tables.ts'
import type { DealsTables } from '../../areas/deals/deals.tables.ts'
import type { HolidaysTables } from '../../areas/deals/holidays/holidays.tables.ts'
import type { EntitiesTables } from '../../areas/entities/entities.tables.ts'
import type { FilesTables } from '../../areas/files/files.tables.ts'
import type { GroupsTables } from '../../areas/groups/groups.tables.ts'
import type { ImportsTables } from '../../areas/imports/imports.tables.ts'
import type { LoansTables } from '../../areas/loans/loans.tables.ts'
import type { NoticesTables } from '../../areas/notices/notices.tables.ts'
import type { OrdersTables } from '../../areas/orders/orders.tables.ts'
import type { QuotaTables } from '../../areas/quota/quota.tables.ts'
import type { RolesTables } from '../../areas/roles/roles.tables.ts'
import type { UsersTables } from '../../areas/users/users.tables.ts'

/** Rows of the platform's own tables. Each area declares its own beside its repository. */
export interface PlatformTables {
  /** `facts`: the number of what orders of a deal read of it; raised by the database. */
  ledger: { id: string; seq: number; hash: string; facts: Generated<number> }
  ledger_entry: {
    ledger_id: string
    seq: number
    at: Temporal.Instant
    actor_id: string | null
    code: string
    params: unknown
    hash: string
  }
  /** Personal data of a line, which can be erased: the line's hash does not cover it. */
  ledger_personal: { ledger_id: string; seq: number; values: unknown }
  idempotency: {
    user_id: string
    call: string
    key: string
    body_hash: string
    answer: unknown
    ledger_id: string
    at: Generated<Temporal.Instant>
  }
  ledger_open: { ledger_id: string }
  live_presence: {
    node: string
    subject: string
    key: string
    user_id: string
    since: Temporal.Instant
    beat: Temporal.Instant
  }
}

export interface Database
  extends
    PlatformTables,
    FilesTables,
    ImportsTables,
    AccessTables,
    GroupsTables,
    ClassesTables,
    EntitiesTables,
    UsersTables,
    RolesTables,
    AuthTables,
    NoticesTables,
    QuotaTables,
    LoansTables,
    DealsTables,
    HolidaysTables,
    OrdersTables,
    BookTables,
    AllocationTables {}
