import { sql } from 'kysely'
import type { KeyEnd } from '@bookrunner/domain/auth'
import { query, type Db, type Transaction } from '../../platform/db/index.ts'
import type { AccountChange, ApiKey } from './account-state.ts'
import {
  personColumns,
  personOf,
  personTables,
  rightsVersion,
  type Person,
  type PersonRow,
} from './person.repo.ts'

export interface FoundKey {
  id: string
  scopes: ApiKey['scopes']
  lastUsedAt: Temporal.Instant | null
  endsAt: Temporal.Instant | null
  ended: boolean
  /** Its person has moved to another house. */
  elsewhere: boolean
  person: Person
  /** The database's clock, which decides. */
  now: Temporal.Instant
}

interface Row extends PersonRow {
  id: string
  scopes: ApiKey['scopes']
  last_used_at: Temporal.Instant | null
  ends_at: Temporal.Instant | null
  ended: boolean
  elsewhere: boolean
  now: Temporal.Instant
}

export const findKey = async (db: Db, secretHash: string): Promise<FoundKey | undefined> => {
  const { rows } = await sql<Row>`
    select k.id, k.scopes, k.last_used_at, k.ends_at, k.ended_at is not null as ended,
      k.entity_id is distinct from u.entity_id as elsewhere, clock_timestamp() as now, ${personColumns}
    from api_key k join (${personTables}) on u.id = k.user_id
    where k.secret_hash = ${secretHash}`.execute(db)
  const [row] = rows
  return (
    row && {
      id: row.id,
      scopes: row.scopes,
      ended: row.ended,
      elsewhere: row.elsewhere,
      now: row.now,
      lastUsedAt: row.last_used_at,
      endsAt: row.ends_at,
      person: personOf(row),
    }
  )
}

/** Two nodes that use it in the same minute write it once. */
export const touchKey = async (db: Db, id: string, everySeconds: number): Promise<void> => {
  await sql`
    update api_key set last_used_at = clock_timestamp()
    where id = ${id} and (last_used_at is null
      or last_used_at < clock_timestamp() - make_interval(secs => ${everySeconds}))`.execute(db)
}

/** Those of these keys that may still write, with the version of their person's rights. */
export const findKeyValidity = ({ run }: Transaction, ids: readonly string[]) =>
  run(sql<{ id: string; version: string }>`
    select k.id, ${rightsVersion} as version
    from api_key k join (${personTables}) on u.id = k.user_id
    where k.id = any(${ids}) and k.ended_at is null and (k.ends_at is null or k.ends_at > clock_timestamp())
      and k.entity_id = u.entity_id and u.status = 'active'`)

/** Working keys, whatever their person may do now. */
export const loadKeys = ({ run }: Transaction, userId: string) =>
  run(
    query
      .selectFrom('api_key')
      .select(['id', 'name'])
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .where(sql<boolean>`coalesce(ends_at > clock_timestamp(), true)`),
  )

export const insertKey = (
  { run }: Transaction,
  userId: string,
  { key }: Extract<AccountChange, { is: 'keyAdded' }>,
  now: Temporal.Instant,
) =>
  run(
    query.insertInto('api_key').values({
      id: key.id,
      user_id: userId,
      entity_id: key.entityId,
      name: key.name,
      begins: key.begins,
      secret_hash: key.secretHash,
      scopes: [...key.scopes],
      created_at: now,
      ends_at: key.endsAt,
    }),
  )

export const endKeys = ({ run }: Transaction, ids: readonly string[], why: KeyEnd, now: Temporal.Instant) =>
  run(
    query
      .updateTable('api_key')
      .set({ ended_at: now, end_why: why })
      .where('id', '=', sql<string>`any(${ids})`)
      .where('ended_at', 'is', null),
  )

/** For frozen people: their keys end in the transaction of the freeze. */
export const endKeysOf = ({ run }: Transaction, userIds: readonly string[], why: KeyEnd) =>
  run(
    query
      .updateTable('api_key')
      .set({ ended_at: sql<Temporal.Instant>`clock_timestamp()`, end_why: why })
      .where('user_id', '=', sql<string>`any(${userIds})`)
      .where('ended_at', 'is', null)
      .returning(['id', 'user_id']),
  )

const works = sql<boolean>`(ended_at is null and coalesce(ends_at > clock_timestamp(), true))`
const mostOver = 100

/** All working keys, and the last hundred ended ones; newest first. */
export const readKeys = async (db: Db, userId: string) => {
  const own = db.selectFrom('api_key').where('user_id', '=', userId)
  const over = own
    .select('id')
    .where(sql<boolean>`not ${works}`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
  return own
    .selectAll()
    .where((is) => is.or([works, is('id', 'in', over.limit(mostOver))]))
    .orderBy(works, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

export const isOwnKey = async (db: Db, userId: string, id: string): Promise<boolean> => {
  const own = db.selectFrom('api_key').select('id').where('user_id', '=', userId).where('id', '=', id)
  return (await own.executeTakeFirst()) !== undefined
}
