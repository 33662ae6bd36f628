import { sql, type RawBuilder } from 'kysely'
import type { InputOf } from '@bookrunner/contract/kernel'
import type { noticesCalls } from '@bookrunner/contract/notices'
import type { LocalizedNames } from '@bookrunner/domain/kernel'
import type { AuthoredStatus, AuthoredTexts, Publishing } from '@bookrunner/domain/notices'
import { entityNamesJson, nameColumns, searchedNames, type Db } from '../../../platform/db/index.ts'

type ListRequest = InputOf<typeof noticesCalls.list>

export interface AuthoredListRow {
  logId: string
  texts: AuthoredTexts
  status: AuthoredStatus
  publishing: Publishing
  sendAt: Temporal.Instant | null
  sentAt: Temporal.Instant | null
  createdAt: Temporal.Instant
  operator: { userId: string; name: string; entity: LocalizedNames & { shortName: string } } | null
  recipients: number | null
  delivered: number
  read: number
  version: number
}

const columns = sql`
  a.id as "logId", a.texts, a.status, a.publishing, a.send_at as "sendAt", a.sent_at as "sentAt",
  a.created_at as "createdAt", a.recipients, a.version,
  (select jsonb_build_object('userId', u.id, 'name', u.name, 'entity', ${entityNamesJson('e')})
    from user_account u left join entity e on e.id = u.entity_id where u.id = a.operator_id) as operator,
  coalesce(d.delivered, 0) as delivered, coalesce(d.read, 0) as read`

const tables = sql`
  authored_notice a left join lateral (
    select count(*)::int as delivered, count(read_at)::int as read from notice_delivery where notice_id = a.id
  ) d on true`

const anyText = (part: 'title' | 'summary') =>
  sql`concat_ws(' ', a.texts #>> '{US,${sql.raw(part)}}', a.texts #>> '{CN,${sql.raw(part)}}', a.texts #>> '{HK,${sql.raw(part)}}')`

const matching = ({ keyword, status }: ListRequest) => {
  const conditions = [
    keyword !== undefined &&
      sql`strpos(lower(${anyText('title')} || ' ' || ${anyText('summary')}), lower(${keyword})) > 0`,
    status !== undefined && sql`a.status = ${status}`,
  ]
  return sql.join([sql`true`, ...conditions.filter((each) => each !== false)], sql` and `)
}

const sorts: Record<NonNullable<ListRequest['sortField']>, RawBuilder<unknown>> = {
  createTime: sql`a.created_at`,
  sendAt: sql`coalesce(a.sent_at, a.send_at)`,
  status: sql`a.status`,
  title: sql`lower(${anyText('title')})`,
}

export const listAuthored = async (db: Db, request: ListRequest) => {
  const { pageNum, pageSize, sortField = 'createTime', sortOrder = 'desc' } = request
  const where = matching(request)
  const [page, count] = await Promise.all([
    sql<AuthoredListRow>`
      select ${columns} from ${tables} where ${where}
      order by ${sorts[sortField]} ${sql.raw(sortOrder)} nulls last, a.id
      limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from authored_notice a where ${where}`.execute(db),
  ])
  return { list: page.rows, total: count.rows[0]!.total }
}

export const readAuthoredRow = async (db: Db, logId: string): Promise<AuthoredListRow | undefined> => {
  const { rows } = await sql<AuthoredListRow>`
    select ${columns} from ${tables} where a.id = ${logId}`.execute(db)
  return rows[0]
}

interface RecipientUser {
  userId: string
  name: string
  account: string
}

interface RecipientEntity extends LocalizedNames {
  entityId: string
  contacts: number
}

const entityColumns = sql`e.id as "entityId", ${nameColumns('e')},
  (select count(*)::int from user_account u
    where u.entity_id = coalesce(e.merged_into, e.id) and u.status = 'active') as contacts`

/** The recipients of a notice by their names. */
export const readRecipients = async (
  db: Db,
  { entityIds, userIds }: { entityIds: readonly string[]; userIds: readonly string[] },
) => {
  const [entities, users] = await Promise.all([
    sql<RecipientEntity>`
      select ${entityColumns} from entity e where e.id = any(${[...entityIds]}) order by lower(e.name)`.execute(
      db,
    ),
    sql<RecipientUser>`
      select id as "userId", name, account from user_account where id = any(${[...userIds]})
      order by lower(name), id`.execute(db),
  ])
  return { entities: entities.rows, users: users.rows }
}

const mostUsersShown = 200

interface FoundEntity extends RecipientEntity {
  users: (RecipientUser & { matches: boolean })[]
}

/** Institutions whose names, or whose contacts, have the text; each with its active contacts. */
export const findRecipients = async (
  db: Db,
  { keyword = '', pageNum, pageSize }: InputOf<typeof noticesCalls.findRecipients>,
): Promise<{ entities: FoundEntity[]; total: number }> => {
  const hasText = (text: RawBuilder<unknown>) => sql`strpos(lower(${text}), lower(${keyword})) > 0`
  const person = sql`concat_ws(' ', u.name, u.nick_name, u.account)`
  const where = sql`exists (select from user_account u where u.entity_id = e.id and u.status = 'active')
    and (${hasText(searchedNames('e'))} or exists (
      select from user_account u where u.entity_id = e.id and u.status = 'active' and ${hasText(person)}))`
  const [page, count] = await Promise.all([
    sql<FoundEntity>`
      select ${entityColumns}, (
        select coalesce(jsonb_agg(jsonb_build_object('userId', u.id, 'name', u.name, 'account', u.account,
          'matches', ${hasText(person)}) order by lower(u.name), u.id), '[]')
        from (select * from user_account u where u.entity_id = e.id and u.status = 'active'
          order by lower(u.name), u.id limit ${mostUsersShown}) u) as users
      from entity e where ${where} order by lower(e.name), e.id
      limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from entity e where ${where}`.execute(db),
  ])
  return { entities: page.rows, total: count.rows[0]!.total }
}

export interface ReaderRow extends RecipientUser {
  entity: ({ entityId: string } & LocalizedNames) | null
  deliveredAt: Temporal.Instant
  readAt: Temporal.Instant | null
}

type ReadersRequest = InputOf<typeof noticesCalls.readers>

const readerSorts: Record<NonNullable<ReadersRequest['sortField']>, RawBuilder<unknown>> = {
  name: sql`lower(u.name)`,
  entity: sql`lower(e.name)`,
  readTime: sql`d.read_at`,
}

/** Who got a notice, and when each of them read it. */
export const listReaders = async (db: Db, request: ReadersRequest) => {
  const { logId, keyword, read, pageNum, pageSize, sortField = 'name', sortOrder = 'asc' } = request
  const from = sql`notice_delivery d join user_account u on u.id = d.user_id left join entity e on e.id = u.entity_id`
  const conditions = [
    sql`d.notice_id = ${logId}`,
    keyword !== undefined &&
      sql`strpos(lower(concat_ws(' ', u.name, u.account, e.name, e.name_cn, e.name_hk)), lower(${keyword})) > 0`,
    read !== undefined && (read ? sql`d.read_at is not null` : sql`d.read_at is null`),
  ]
  const where = sql.join(
    conditions.filter((each) => each !== false),
    sql` and `,
  )
  const [page, count] = await Promise.all([
    sql<ReaderRow>`
      select u.id as "userId", u.name, u.account, d.delivered_at as "deliveredAt", d.read_at as "readAt",
        case when e.id is not null then jsonb_build_object('entityId', e.id, 'name', e.name, 'nameCn', e.name_cn,
          'nameHk', e.name_hk) end as entity
      from ${from} where ${where}
      order by ${readerSorts[sortField]} ${sql.raw(sortOrder)} nulls last, u.id
      limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${from} where ${where}`.execute(db),
  ])
  return { list: page.rows, total: count.rows[0]!.total }
}
