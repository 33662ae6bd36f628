// Books due at the same moment: closed by the app's clock, and by a loop that does nothing but write one row each.
import type { Client } from 'pg'
import { dealOf } from './fill.ts'

/** How long after they were due, in milliseconds of the database's clock: the first, the middle one, the last. */
export interface Late {
  first: number
  half: number
  last: number
}

const ahead = `interval '2 seconds'`
const lookEveryMs = 250

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

const lateIn = (late: readonly number[]): Late => ({
  first: late[0]!,
  half: late[late.length >> 1]!,
  last: late.at(-1)!,
})

const idsOf = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dealOf(from + index))

export const closeDeals = async (client: Client, from: number, count: number): Promise<Late> => {
  const ids = idsOf(from, count)
  await client.query(
    `with due as (select date_trunc('milliseconds', clock_timestamp() + ${ahead}) as at)
     update deal set closes_at = due.at, due_at = due.at, lifecycle = lifecycle || jsonb_build_object(
       'closesAt', to_char(due.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'closingAnnounced', true)
     from due where id = any($1)`,
    [ids],
  )
  for (;;) {
    await pause(lookEveryMs)
    const { rows } = await client.query<{ late: number }>(
      `select extract(epoch from e.at - d.closes_at)::float8 * 1000 as late
       from deal d join ledger_entry e on e.ledger_id = 'deal:' || d.announcement_id and e.code = 'deal.clock'
       where d.id = any($1) order by late`,
      [ids],
    )
    if (rows.length === count) return lateIn(rows.map(({ late }) => late))
  }
}

/** Looks as often as the app does, and closes one after the other. */
export const closeBare = async (client: Client, from: number, count: number): Promise<Late> => {
  const ids = idsOf(from, count)
  await client.query(
    `insert into bench_due select id, now() + ${ahead}, null from unnest($1::text[]) as id`,
    [ids],
  )
  for (let closed = 0; closed < count;) {
    await pause(lookEveryMs)
    const { rows } = await client.query<{ id: string }>(
      'select id from bench_due where closed_at is null and due_at <= clock_timestamp() order by id',
    )
    for (const { id } of rows)
      await client.query('update bench_due set closed_at = clock_timestamp() where id = $1', [id])
    closed += rows.length
  }
  const { rows } = await client.query<{ late: number }>(
    `select extract(epoch from closed_at - due_at)::float8 * 1000 as late from bench_due
     where id = any($1) order by late`,
    [ids],
  )
  return lateIn(rows.map(({ late }) => late))
}
