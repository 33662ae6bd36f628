import { sql } from 'kysely'
import { noticeSubject, replacedSubjects, type NoticeParams } from '@bookrunner/contract/notices'
import { query, type Transaction } from '../../platform/db/index.ts'
import type { Aggregate, Stamped } from '../../platform/service/index.ts'

/** What a write to an inbox must load: some notices, a notice with the unread ones it may replace, or every unread one. */
export type InboxNeed = { notices: readonly string[] } | { delivering: string } | 'unread'

export interface Delivery {
  read: boolean
  /** A newer notice with this subject replaces it. */
  subject: string | null
}

/** A notice to deliver. */
interface Arriving {
  code: string
  subject: string | null
  replaces: readonly string[]
}

export interface InboxState {
  unread: number
  total: number
  /** The requested notices that this person has. */
  deliveries: Map<string, Delivery>
  arriving: Map<string, Arriving>
}

export type InboxChange = { delivered: string; subject: string | null } | { read: string }

const counts = async ({ run }: Transaction, userId: string) => {
  const rows = await run(query.selectFrom('inbox').select(['unread', 'total']).where('user_id', '=', userId))
  return rows[0] ?? { unread: 0, total: 0 }
}

const isDelivering = (need: InboxNeed): need is { delivering: string } =>
  need !== 'unread' && 'delivering' in need

const arrivingOf = async ({ run }: Transaction, needs: readonly InboxNeed[]) => {
  const ids = needs.filter(isDelivering).map(({ delivering }) => delivering)
  if (ids.length === 0) return new Map<string, Arriving>()
  const rows = await run(
    query
      .selectFrom('notice')
      .select(['id', 'code', 'link', 'params'])
      .where('id', '=', sql<string>`any(${ids})`),
  )
  return new Map(
    rows.map(({ id, params, ...row }) => {
      const notice = { ...row, params: params as NoticeParams }
      return [id, { code: row.code, subject: noticeSubject(notice), replaces: replacedSubjects(notice) }]
    }),
  )
}

const deliveries = async ({ run }: Transaction, userId: string, needs: readonly InboxNeed[]) => {
  const all = query
    .selectFrom('notice_delivery')
    .innerJoin('notice', 'notice.id', 'notice_delivery.notice_id')
    .select(['notice_id', 'read_at', 'code', 'link', 'params'])
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
    rows.map(({ notice_id: id, read_at: readAt, params, ...row }) => [
      id,
      { read: readAt !== null, subject: noticeSubject({ ...row, params: params as NoticeParams }) },
    ]),
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
    const [count, found, arriving] = await Promise.all([
      counts(transaction, userId),
      deliveries(transaction, userId, needs),
      arrivingOf(transaction, needs),
    ])
    return { ...count, deliveries: found, arriving }
  },
  apply: (state, change) => {
    if ('read' in change) {
      state.unread -= 1
      state.deliveries.set(change.read, { subject: null, ...state.deliveries.get(change.read), read: true })
    } else {
      state.unread += 1
      state.total += 1
      state.deliveries.set(change.delivered, { read: false, subject: change.subject })
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
