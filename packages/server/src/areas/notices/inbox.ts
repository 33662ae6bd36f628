import { sql } from 'kysely'
import { dealScreenOf } from '@bookrunner/contract/notices'
import { query, type Transaction } from '../../platform/db/index.ts'
import type { Aggregate, Stamped } from '../../platform/service/index.ts'

/** What a write to an inbox must load: some notices, a notice with the unread ones of its screen, or every unread one. */
export type InboxNeed = { notices: readonly string[] } | { delivering: string } | 'unread'

export interface Delivery {
  read: boolean
  /** The screen of a deal that the notice leads to. */
  screen: string | null
}

export interface InboxState {
  unread: number
  total: number
  /** The requested notices that this person has. */
  deliveries: Map<string, Delivery>
  /** The screens of the notices to deliver. */
  screens: Map<string, string | null>
}

export type InboxChange = { delivered: string; screen: string | null } | { read: string }

const counts = async ({ run }: Transaction, userId: string) => {
  const rows = await run(query.selectFrom('inbox').select(['unread', 'total']).where('user_id', '=', userId))
  return rows[0] ?? { unread: 0, total: 0 }
}

const isDelivering = (need: InboxNeed): need is { delivering: string } =>
  need !== 'unread' && 'delivering' in need

/** The screens of notices that are about to be delivered. */
const screensOf = async ({ run }: Transaction, needs: readonly InboxNeed[]) => {
  const ids = needs.filter(isDelivering).map(({ delivering }) => delivering)
  if (ids.length === 0) return new Map<string, string | null>()
  const rows = await run(
    query
      .selectFrom('notice')
      .select(['id', 'link'])
      .where('id', '=', sql<string>`any(${ids})`),
  )
  return new Map(rows.map(({ id, link }) => [id, dealScreenOf(link)]))
}

const deliveries = async ({ run }: Transaction, userId: string, needs: readonly InboxNeed[]) => {
  const all = query
    .selectFrom('notice_delivery')
    .innerJoin('notice', 'notice.id', 'notice_delivery.notice_id')
    .select(['notice_id', 'read_at', 'link'])
    .where('user_id', '=', userId)
  const named = needs.flatMap((need) => {
    if (need === 'unread') return []
    return isDelivering(need) ? [need.delivering] : need.notices
  })
  const wantsUnread = needs.some((need) => need === 'unread' || isDelivering(need))
  const rows = await run(
    wantsUnread
      ? all.where((or) =>
          or.or([or('read_at', 'is', null), or('notice_id', '=', sql<string>`any(${named})`)]),
        )
      : all.where('notice_id', '=', sql<string>`any(${named})`),
  )
  return new Map(
    rows.map((row) => [row.notice_id, { read: row.read_at !== null, screen: dealScreenOf(row.link) }]),
  )
}

/** Several changes to one notice become one row: its last number, and read if any of them read it. */
const rowsOf = (userId: string, changes: readonly Stamped<InboxChange>[]) => {
  const rows = new Map<string, object>()
  for (const { change, seq, now } of changes) {
    const noticeId = 'read' in change ? change.read : change.delivered
    const at = now.toString()
    const read = 'read' in change ? { read_at: at } : {}
    rows.set(noticeId, {
      user_id: userId,
      notice_id: noticeId,
      delivered_at: at,
      ...rows.get(noticeId),
      seq,
      ...read,
    })
  }
  return [...rows.values()]
}

/** A person's notices: one lock, one number, one line of the log for each delivery and each reading. */
export const inbox: Aggregate<InboxState, InboxNeed, InboxChange> = {
  kind: 'inbox',
  load: async (transaction, userId, needs) => {
    const [count, found, screens] = await Promise.all([
      counts(transaction, userId),
      deliveries(transaction, userId, needs),
      screensOf(transaction, needs),
    ])
    return { ...count, deliveries: found, screens }
  },
  apply: (state, change) => {
    if ('read' in change) {
      state.unread -= 1
      state.deliveries.set(change.read, { screen: null, ...state.deliveries.get(change.read), read: true })
    } else {
      state.unread += 1
      state.total += 1
      state.deliveries.set(change.delivered, { read: false, screen: change.screen })
    }
  },
  save: ({ run }, userId, changes, { unread, total }) =>
    run(sql`
      with changed as (
        insert into notice_delivery as d (user_id, notice_id, seq, delivered_at, read_at)
        select user_id, notice_id, seq, delivered_at, read_at
        from jsonb_to_recordset(${JSON.stringify(rowsOf(userId, changes))}::jsonb)
          as c (user_id text, notice_id text, seq bigint, delivered_at timestamptz, read_at timestamptz)
        on conflict (user_id, notice_id)
          do update set seq = excluded.seq, read_at = coalesce(d.read_at, excluded.read_at)
      )
      insert into inbox (user_id, unread, total) values (${userId}, ${unread}, ${total})
      on conflict (user_id) do update set unread = excluded.unread, total = excluded.total`),
}
