import type { ColumnType, Generated } from 'kysely'

type Instant = ColumnType<Temporal.Instant, Temporal.Instant | string, Temporal.Instant | string>

export interface NoticesTables {
  notice: {
    id: string
    code: string
    params: unknown
    link: string
    menu_tab: string
    times: Generated<unknown>
    created_at: Generated<Temporal.Instant>
  }
  authored_notice: {
    id: string
    texts: unknown
    link: string
    menu_tab: string
    image_id: string | null
    publishing: string
    send_at: Instant | null
    status: string
    version: number
    operator_id: string | null
    created_at: Instant
    sent_at: Instant | null
    recipients: number | null
  }
  authored_notice_target: { notice_id: string; kind: string; target_id: string }
  inbox: { user_id: string; unread: number; total: number }
  notice_delivery: {
    user_id: string
    notice_id: string
    seq: number
    delivered_at: Instant
    read_at: Instant | null
    mailed_at: Generated<Instant | null>
  }
}
