import { sql } from 'kysely'
import type { AuthoredNotice, AuthoredStatus } from '@bookrunner/domain/notices'
import type { Db, Runner, Transaction } from '../../../platform/db/index.ts'

/** A notice as it is stored; times as ISO text. */
export interface AuthoredRecord extends AuthoredNotice {
  logId: string
  link: string
  menuTab: string
  imageId: string | null
  status: AuthoredStatus
  version: number
  operatorId: string | null
  createdAt: string
  sentAt: string | null
}

const isoColumn = (name: string) =>
  sql`to_char(${sql.ref(name)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const targets = (kind: 'entity' | 'user') => sql`
  (select coalesce(array_agg(t.target_id order by t.target_id), '{}') from authored_notice_target t
    where t.notice_id = a.id and t.kind = ${kind})`

const select = (id: string) => sql<AuthoredRecord>`
  select a.id as "logId", a.texts, a.link, a.menu_tab as "menuTab", a.image_id as "imageId", a.publishing,
    ${isoColumn('a.send_at')} as "sendAt", a.status, a.version, a.operator_id as "operatorId",
    ${isoColumn('a.created_at')} as "createdAt", ${isoColumn('a.sent_at')} as "sentAt",
    ${targets('entity')} as "entityIds", ${targets('user')} as "userIds"
  from authored_notice a where a.id = ${id}`

export const loadAuthored = async (runner: Runner, id: string): Promise<AuthoredRecord | undefined> =>
  (await runner.run(select(id)))[0]

/** The ids among these that are institutions and people. */
export const loadKnown = async (
  { run }: Runner,
  entityIds: readonly string[],
  userIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await run(sql<{ id: string }>`
    select id from entity where id = any(${[...entityIds]})
    union all select id from user_account where id = any(${[...userIds]})`)
  return new Set(rows.map(({ id }) => id))
}

/** The notice and its recipients, in one statement. */
export const saveAuthored = ({ run }: Transaction, record: AuthoredRecord): Promise<unknown> => {
  const { logId: id, entityIds, userIds } = record
  return run(sql`
    with saved as (
      insert into authored_notice (id, texts, link, menu_tab, image_id, publishing, send_at, status, version,
        operator_id, created_at, sent_at)
      values (${id}, ${JSON.stringify(record.texts)}::jsonb, ${record.link}, ${record.menuTab}, ${record.imageId},
        ${record.publishing}, ${record.sendAt}::timestamptz, ${record.status}, ${record.version},
        ${record.operatorId}, ${record.createdAt}::timestamptz, ${record.sentAt}::timestamptz)
      on conflict (id) do update set texts = excluded.texts, link = excluded.link, menu_tab = excluded.menu_tab,
        image_id = excluded.image_id, publishing = excluded.publishing, send_at = excluded.send_at,
        status = excluded.status, version = excluded.version, operator_id = excluded.operator_id,
        sent_at = excluded.sent_at
      returning id
    ), wanted as (
      select 'entity' as kind, unnest(${[...entityIds]}::text[]) as target_id
      union all select 'user', unnest(${[...userIds]}::text[])
    ), gone as (
      delete from authored_notice_target t where t.notice_id = ${id}
        and not exists (select from wanted w where w.kind = t.kind and w.target_id = t.target_id)
    )
    insert into authored_notice_target (notice_id, kind, target_id)
    select s.id, w.kind, w.target_id from saved s cross join wanted w
    on conflict do nothing`)
}

export const deleteAuthored = ({ run }: Transaction, id: string): Promise<unknown> =>
  run(sql`delete from authored_notice where id = ${id}`)

/** Scheduled notices whose time has come by the database's clock, longest due first. */
export const findDueNotices = async (db: Db, most: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from authored_notice where status = 'scheduled' and send_at <= clock_timestamp()
    order by send_at, id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Active people who are addressed themselves, or work for an institution that is. One that was merged since is the
 * institution it was merged into.
 */
export const readAudience = async (db: Db, id: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select u.id from user_account u where u.status = 'active' and exists (
      select from authored_notice_target t left join entity e on t.kind = 'entity' and e.id = t.target_id
      where t.notice_id = ${id} and (t.kind = 'user' and t.target_id = u.id
        or coalesce(e.merged_into, e.id) = u.entity_id))
    order by 1`.execute(db)
  return rows.map((row) => row.id)
}

export const setRecipients = ({ run }: Runner, id: string, count: number): Promise<unknown> =>
  run(sql`update authored_notice set recipients = ${count} where id = ${id}`)

/** The image of a notice, if the reader got the notice. */
export const readImage = async (
  db: Db,
  id: string,
  reader: { userId: string; isAuthor: boolean },
): Promise<string | undefined> => {
  const { rows } = await sql<{ imageId: string }>`
    select a.image_id as "imageId" from authored_notice a
    where a.id = ${id} and a.image_id is not null and (${reader.isAuthor}::bool or exists (
      select from notice_delivery d where d.notice_id = a.id and d.user_id = ${reader.userId}))`.execute(db)
  return rows[0]?.imageId
}
