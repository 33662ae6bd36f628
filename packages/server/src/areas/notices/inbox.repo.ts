import { sql, type Insertable } from 'kysely'
import {
  noticeSubject,
  replacedSubjects,
  type InboxNotice,
  type NoticeParams,
} from '@bookrunner/contract/notices'
import type { Language } from '@bookrunner/contract/kernel'
import { query, type Db, type Transaction } from '../../platform/db/index.ts'
import type { NoticesTables } from './notices.tables.ts'
import { wordNotice } from './word-notice.ts'

export interface InboxPage {
  seq: number
  unread: number
  total: number
  list: InboxNotice[]
}

interface Row {
  seq: number
  unread: number
  total: number
  id: string | null
  code: string
  params: NoticeParams
  link: string
  menu_tab: string
  delivered_at: Temporal.Instant
  read_at: Temporal.Instant | null
}

/** One statement, so that number, counts and list belong to the same state. */
const select = async (db: Db, userId: string, since: number, limit: number): Promise<Row[]> => {
  const order = since < 0 ? sql`d.delivered_at desc, d.notice_id` : sql`d.seq`
  const { rows } = await sql<Row>`
    select coalesce(l.seq, 0)::bigint as seq, coalesce(i.unread, 0) as unread, coalesce(i.total, 0) as total,
      n.id, n.code, n.params, n.link, n.menu_tab, n.delivered_at, n.read_at
    from (select ${userId}::text as user_id) u
    left join ledger l on l.id = 'inbox:' || u.user_id
    left join inbox i on i.user_id = u.user_id
    left join lateral (
      select n.id, n.code, n.params, n.link, n.menu_tab, d.delivered_at, d.read_at, d.seq
      from notice_delivery d join notice n on n.id = d.notice_id
      where d.user_id = u.user_id and d.seq > ${since}
      order by ${order} limit ${limit}
    ) n on true
    order by ${since < 0 ? sql`n.delivered_at desc, n.id` : sql`n.seq`}`.execute(db)
  return rows
}

const pageOf = (rows: readonly Row[], language: Language): InboxPage => {
  const [{ seq, unread, total }] = rows as [Row]
  const list = rows.filter(({ id }) => id !== null).map((row) => viewOf(row, language))
  return { seq, unread, total, list }
}

const viewOf = (row: Row, language: Language): InboxNotice => ({
  logId: row.id ?? '',
  ...wordNotice(row.code, row.params, language),
  link: row.link,
  menuTab: row.menu_tab,
  subject: noticeSubject(row),
  replaces: replacedSubjects(row),
  createTime: row.delivered_at.toString(),
  readTime: row.read_at?.toString() ?? null,
})

export const readInbox = async (
  db: Db,
  userId: string,
  language: Language,
  pageSize: number,
): Promise<InboxPage> => pageOf(await select(db, userId, -1, pageSize), language)

export const inboxSince = async (
  db: Db,
  userId: string,
  language: Language,
  since: number,
  limit: number,
): Promise<InboxPage> => pageOf(await select(db, userId, since, limit), language)

export const insertNotice = (
  transaction: Pick<Transaction, 'run'>,
  notice: Insertable<NoticesTables['notice']>,
) =>
  transaction.run(
    query
      .insertInto('notice')
      .values(notice)
      .onConflict((conflict) => conflict.column('id').doNothing()),
  )
