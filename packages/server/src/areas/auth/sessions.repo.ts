import { sql } from 'kysely'
import type { SessionEnd } from '@bookrunner/domain/auth'
import type { Settings } from '../../platform/settings.ts'
import type { Db, Transaction } from '../../platform/db/index.ts'
import { query } from '../../platform/db/index.ts'
import {
  personColumns,
  personOf,
  personTables,
  rightsVersion,
  type Person,
  type PersonRow,
} from './person.repo.ts'

export interface FoundSession {
  id: string
  lastSeenAt: Temporal.Instant
  endsAt: Temporal.Instant
  endWhy: string | null
  person: Person
  /** The database's clock, which decides. */
  now: Temporal.Instant
}

interface Row extends PersonRow {
  id: string
  last_seen_at: Temporal.Instant
  ends_at: Temporal.Instant
  end_why: string | null
  now: Temporal.Instant
}

export const findSession = async (db: Db, tokenHash: string): Promise<FoundSession | undefined> => {
  const { rows } = await sql<Row>`
    select s.id, s.last_seen_at, s.ends_at, s.end_why, clock_timestamp() as now, ${personColumns}
    from session s join (${personTables}) on u.id = s.user_id
    where s.token_hash = ${tokenHash}`.execute(db)
  const [row] = rows
  return (
    row && {
      id: row.id,
      lastSeenAt: row.last_seen_at,
      endsAt: row.ends_at,
      endWhy: row.end_why,
      person: personOf(row),
      now: row.now,
    }
  )
}

/** Two nodes that see the person in the same minute write it once. */
export const touchSession = async (db: Db, id: string, everySeconds: number): Promise<void> => {
  await sql`
    update session set last_seen_at = clock_timestamp()
    where id = ${id} and ended_at is null
      and last_seen_at < clock_timestamp() - make_interval(secs => ${everySeconds})`.execute(db)
}

export const openSessions = (db: Db, userId: string, { sessionIdleMinutes }: Settings) =>
  db
    .selectFrom('session')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', sql<Temporal.Instant>`clock_timestamp()`)
    .where(
      'last_seen_at',
      '>',
      sql<Temporal.Instant>`clock_timestamp() - make_interval(mins => ${sessionIdleMinutes})`,
    )
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute()

/**
 * Those of these sessions that may still write, with the version of their rights; read inside the writing
 * transaction.
 */
export const findSessionValidity = async (
  { run }: Transaction,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await run(sql<{ id: string; version: string }>`
    select s.id, person.version from session s cross join lateral (
      select ${rightsVersion} as version from ${personTables}
      where u.id = s.user_id and u.status = 'active' limit 1) person
    where s.id = any(${sessionIds}) and s.ended_at is null`)
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** For frozen people and those with another account: their sessions end in the transaction of the change. */
export const endSessionsOf = (
  { run }: Transaction,
  userIds: readonly string[],
  why: SessionEnd,
): Promise<{ id: string; user_id: string }[]> =>
  run(
    query
      .updateTable('session')
      .set({ ended_at: sql<Temporal.Instant>`clock_timestamp()`, end_why: why })
      .where('user_id', '=', sql<string>`any(${userIds})`)
      .where('ended_at', 'is', null)
      .returning(['id', 'user_id']),
  )
