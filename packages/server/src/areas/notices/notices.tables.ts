import type { ColumnType, Generated } from 'kysely'

type Instant = ColumnType<Temporal.Instant, Temporal.Instant | string, Temporal.Instant | string>

export interface NoticesTables {
  notice: {
    id: string
    code: string
    params: unknown
    link: string
    menu_tab: string
    created_at: Generated<Temporal.Instant>
  }
  inbox: { user_id: string; unread: number; total: number }
  notice_delivery: {
    user_id: string
    notice_id: string
    seq: number
    delivered_at: Instant
    read_at: Instant | null
  }
}
