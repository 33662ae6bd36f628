import { sql, type Insertable } from 'kysely'
import {
  noticeSubject,
  replacedSubjects,
  type InboxNotice,
  type NoticeParams,
  type noticesCalls,
} from '@bookrunner/contract/notices'
import type { InputOf, Language } from '@bookrunner/contract/kernel'
import { textFor, type AuthoredTexts } from '@bookrunner/domain/notices'
import { query, type Db, type Transaction } from '../../platform/db/index.ts'
import type { NoticesTables } from './notices.tables.ts'
import { wordNotice } from './word-notice.ts'

export interface InboxPage {
  seq: number
  unread: number
  total: number
  list: InboxNotice[]
}

interface NoticeRow {
  id: string | null
  code: string
  params: NoticeParams
  link: string
  menu_tab: string
  delivered_at: Temporal.Instant
  read_at: Temporal.Instant | null
  texts: AuthoredTexts | null
  has_image: boolean
}

interface Row extends NoticeRow {
  seq: number
  unread: number
  total: number
}

const noticeColumns = sql`n.id, n.code, n.params, n.link, n.menu_tab, d.delivered_at, d.read_at, a.texts,
  a.image_id is not null as has_image`

/** A notice of the system has its words in its code, one of an administrator in `authored_notice`. */
const noticeTables = sql`
  notice_delivery d join notice n on n.id = d.notice_id left join authored_notice a on a.id = n.id`

/** One statement, so that number, counts and list belong to the same state. */
const select = async (db: Db, userId: string, since: number, limit: number): Promise<Row[]> => {
  const order = since < 0 ? sql`d.delivered_at desc, d.notice_id` : sql`d.seq`
  const { rows } = await sql<Row>`
    select coalesce(l.seq, 0)::bigint as seq, coalesce(i.unread, 0) as unread, coalesce(i.total, 0) as total,
      n.id, n.code, n.params, n.link, n.menu_tab, n.delivered_at, n.read_at, n.texts, n.has_image
    from (select ${userId}::text as user_id) u
    left join ledger l on l.id = 'inbox:' || u.user_id
    left join inbox i on i.user_id = u.user_id
    left join lateral (
      select ${noticeColumns}, d.seq
      from ${noticeTables}
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

/** As an administrator wrote it, or as the code of the system says. */
const wordsOf = ({ texts, code, params }: NoticeRow, language: Language) => {
  if (!texts) return { ...wordNotice(code, params, language), format: 'plain' as const }
  const { title, summary, content } = textFor(texts, language)
  return { msgTitle: title, msgSummary: summary, msgContent: content, format: 'rich' as const }
}

const viewOf = (row: NoticeRow, language: Language): InboxNotice => ({
  logId: row.id ?? '',
  ...wordsOf(row, language),
  hasImage: row.has_image,
  link: row.link,
  menuTab: row.menu_tab,
  subject: noticeSubject(row),
  replaces: replacedSubjects(row),
  createTime: row.delivered_at.toString(),
  readTime: row.read_at?.toString() ?? null,
})

/** Own notices in pages, the newest first unless asked otherwise. */
export const listInbox = async (
  db: Db,
  { userId, language }: { userId: string; language: Language },
  { pageNum, pageSize, sortOrder = 'desc', unread }: InputOf<typeof noticesCalls.own>,
) => {
  const where = sql`d.user_id = ${userId}
    ${unread === undefined ? sql`` : unread ? sql`and d.read_at is null` : sql`and d.read_at is not null`}`
  const [page, count] = await Promise.all([
    sql<NoticeRow>`
      select ${noticeColumns} from ${noticeTables} where ${where}
      order by d.delivered_at ${sql.raw(sortOrder)}, d.notice_id
      limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from notice_delivery d where ${where}`.execute(db),
  ])
  return {
    list: page.rows.map((row) => viewOf(row, language)),
    pageNum,
    pageSize,
    total: count.rows[0]!.total,
  }
}

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

type NewNotice = Insertable<NoticesTables['notice']>

export const insertNotice = (transaction: Pick<Transaction, 'run'>, notice: NewNotice) =>
  transaction.run(
    query
      .insertInto('notice')
      .values(notice)
      .onConflict((conflict) => conflict.column('id').doNothing()),
  )

/** New ones, in one statement whose text does not depend on how many they are. */
export const insertNotices = ({ run }: Pick<Transaction, 'run'>, notices: readonly NewNotice[]) =>
  run(sql`
    insert into notice (id, code, params, times, link, menu_tab)
    select id, code, params::jsonb, times::jsonb, link, menu_tab from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb)
      as n (id text, code text, params text, times text, link text, menu_tab text)`)

/** Who of these has the notice. */
export const findReceivers = async (
  { run }: Transaction,
  noticeId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await run(sql<{ userId: string }>`
    select user_id as "userId" from notice_delivery
    where notice_id = ${noticeId} and user_id = any(${[...userIds]})`)
  return new Set(rows.map(({ userId }) => userId))
}

/** One notice in many inboxes, each under the number of its line. */
export const saveDeliveries = (
  { run }: Transaction,
  noticeId: string,
  rows: readonly { key: string; seq: number; now: Temporal.Instant }[],
): Promise<unknown> =>
  run(sql`
    with delivered as (
      insert into notice_delivery (user_id, notice_id, seq, delivered_at)
      select key, ${noticeId}, seq, now
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d (key text, seq bigint, now timestamptz)
      returning user_id
    )
    insert into inbox as i (user_id, unread, total) select user_id, 1, 1 from delivered
    on conflict (user_id) do update set unread = i.unread + 1, total = i.total + 1`)
