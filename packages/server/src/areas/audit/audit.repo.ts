import { sql } from 'kysely'
import { adminLogKinds, ledgersOfKind, securityCodes, type AdminLogKind } from '@bookrunner/contract/audit'
import type { LocalizedNames } from '@bookrunner/domain/kernel'
import { entityNamesJson, nameColumns, query, type Db, type Transaction } from '../../platform/db/index.ts'
import type { LoggedValue } from '../../platform/service/index.ts'

/** Selects lines; null means any. */
export interface AuditFilter {
  kinds: readonly AdminLogKind[] | null
  actorId: string | null
  recordId: string | null
  from: Temporal.Instant | null
  until: Temporal.Instant | null
}

export interface AuditRow {
  ledgerId: string
  seq: number
  at: Temporal.Instant
  actorId: string | null
  code: string
  params: Readonly<Record<string, unknown>>
  /** Null where there was none, or it was erased. */
  personal: readonly LoggedValue[] | null
}

export interface ActorRow {
  userId: string
  name: string
  entity: LocalizedNames & { shortName: string }
}

/** The condition of the index: the ledgers of administration. */
const ofAdmin = sql.raw(`split_part(l.ledger_id, ':', 1) in
  ('user', 'role', 'menu', 'holidays', 'entity', 'group', 'class', 'dept', 'account', 'log', 'msg')`)

const conditionFor = ({ kinds, actorId, recordId, from, until }: AuditFilter) => {
  const ledgers = (kinds ?? adminLogKinds).flatMap(ledgersOfKind)
  return sql`${ofAdmin}
    and split_part(l.ledger_id, ':', 1) = any(${ledgers}::text[])
    and (split_part(l.ledger_id, ':', 1) <> 'account' or l.code = any(${[...securityCodes]}::text[]))
    and (${actorId}::text is null or l.actor_id = ${actorId})
    and (${recordId}::text is null or split_part(l.ledger_id, ':', 2) = ${recordId}
      or l.params->>'departmentId' = ${recordId})
    and (${from}::timestamptz is null or l.at >= ${from})
    and (${until}::timestamptz is null or l.at < ${until})`
}

export const countLines = async (db: Db, filter: AuditFilter): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ledger_entry l where ${conditionFor(filter)}`.execute(db)
  return rows[0]!.total
}

export const readLines = async (
  db: Db,
  filter: AuditFilter,
  { order, limit, offset }: { order: 'asc' | 'desc'; limit: number; offset: number },
): Promise<AuditRow[]> => {
  const direction = sql.raw(order)
  const { rows } = await sql<AuditRow>`
    select l.ledger_id as "ledgerId", l.seq, l.at, l.actor_id as "actorId", l.code, l.params,
      p.values as personal
    from ledger_entry l left join ledger_personal p on p.ledger_id = l.ledger_id and p.seq = l.seq
    where ${conditionFor(filter)}
    order by l.at ${direction}, l.ledger_id ${direction}, l.seq ${direction}
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** Everybody who acts in the log. */
export const readActors = async (db: Db): Promise<ActorRow[]> => {
  const { rows } = await sql<ActorRow>`
    select u.id as "userId", u.name, ${entityNamesJson('e')} as entity
    from user_account u left join entity e on e.id = u.entity_id
    where u.id in (select l.actor_id from ledger_entry l where ${ofAdmin})
    order by lower(u.name), u.id`.execute(db)
  return rows
}

/** Current names of records, and the last of a role or a department that was deleted. */
export const readNames = async (
  db: Db,
  ids: readonly string[],
): Promise<(LocalizedNames & { id: string })[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<LocalizedNames & { id: string }>`
    select id, ${nameColumns('entity')} from entity where id = any(${ids})
    union all select id, ${nameColumns('entity_class')} from entity_class where id = any(${ids})
    union all select id, ${nameColumns('entity_group')} from entity_group where id = any(${ids})
    union all select id, ${nameColumns('role')} from role where id = any(${ids})
    union all select params->>'roleId', params->>'name', '', '' from ledger_entry
      where code = 'role.deleted' and ledger_id = any(${ids.map((id) => `role:${id}`)})
    union all select id, ${nameColumns('department')} from department where id = any(${ids})
    union all select l.params->>'departmentId', v->>'from', '', ''
      from ledger_entry l cross join jsonb_array_elements(l.params->'values') v
      where l.code = 'department.deleted' and l.params->>'departmentId' = any(${ids}) and v->>'field' = 'name'
    union all select id, coalesce(own_name, name), coalesce(own_name_cn, name_cn), coalesce(own_name_hk, name_hk)
      from menu where id = any(${ids})
    union all select l.params->>'menuId', v->>'from', '', ''
      from ledger_entry l cross join jsonb_array_elements(l.params->'values') v
      where l.code = 'menu.deleted' and l.params->>'menuId' = any(${ids}) and v->>'field' = 'name'
    union all select id, coalesce(
        nullif(texts->'US'->>'title', ''), nullif(texts->'CN'->>'title', ''), texts->'HK'->>'title', ''),
      coalesce(texts->'CN'->>'title', ''), coalesce(texts->'HK'->>'title', '')
      from authored_notice where id = any(${ids})
        and texts @? '$.*.title ? (@ != "")'
    union all select id, name, '', '' from user_account where id = any(${ids})`.execute(db)
  return rows
}

export const readZone = async (db: Db, userId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('user_account')
    .select('time_zone')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.time_zone
}

const ofRecord = (recordId: string) => sql<boolean>`split_part(ledger_id, ':', 2) = ${recordId}`

export const countPersonal = async ({ run }: Transaction, recordId: string): Promise<number> =>
  (await run(query.selectFrom('ledger_personal').select('seq').where(ofRecord(recordId)))).length

export const erasePersonal = ({ run }: Transaction, recordIds: readonly string[]): Promise<unknown> =>
  run(
    query
      .deleteFrom('ledger_personal')
      .where(sql<string>`split_part(ledger_id, ':', 2)`, '=', sql<string>`any(${recordIds})`),
  )
