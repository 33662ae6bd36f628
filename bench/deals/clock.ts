// Books due at the same moment: closed by the app's clock, and by a loop that writes one row and one line of a log each.
import type { Client } from 'pg'
import { dealOf } from './fill.ts'

/** How long after they were due others can read it, in milliseconds of the database's clock. */
export interface Late {
  first: number
  half: number
  last: number
}

const aheadMs = 2000
const lookEveryMs = 250
const readEveryMs = 10

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

const idsOf = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dealOf(from + index))

/** Reads how many are closed again and again. */
const watch = async (client: Client, closed: string, ids: readonly string[], due: string): Promise<Late> => {
  const late: Partial<Late> = {}
  for (;;) {
    const { rows } = await client.query<{ closed: number; late: number }>({
      name: closed.slice(0, 60),
      text: `select (${closed})::int as closed, extract(epoch from clock_timestamp() - $2::timestamptz)::float8 * 1000 as late`,
      values: [ids, due],
    })
    const [read] = rows
    if (read!.closed > 0) late.first ??= read!.late
    if (read!.closed > ids.length / 2) late.half ??= read!.late
    if (read!.closed === ids.length)
      return { first: late.first!, half: late.half ?? read!.late, last: read!.late }
    await pause(readEveryMs)
  }
}

const momentAhead = async (client: Client): Promise<string> => {
  const { rows } = await client.query<{ due: string }>(
    `select date_trunc('milliseconds', clock_timestamp() + $1 * interval '1 millisecond')::text as due`,
    [aheadMs],
  )
  return rows[0]!.due
}

const msUntil = async (client: Client, moment: string): Promise<number> => {
  const { rows } = await client.query<{ ms: number }>(
    `select extract(epoch from $1::timestamptz - clock_timestamp())::float8 * 1000 as ms`,
    [moment],
  )
  return rows[0]!.ms
}

export const closeDeals = async (client: Client, from: number, count: number): Promise<Late> => {
  const ids = idsOf(from, count)
  const due = await momentAhead(client)
  await client.query(
    `update deal set closes_at = $2::timestamptz, due_at = $2::timestamptz, lifecycle = lifecycle || jsonb_build_object(
       'closesAt', to_char($2::timestamptz at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
       'closingAnnounced', true)
     where id = any($1)`,
    [ids, due],
  )
  const closed = `select count(*) from deal where id = any($1) and (lifecycle -> 'bookClosed')::boolean`
  return watch(client, closed, ids, due)
}

/** Knows the moment, as the app does: looks then, and four times a second after it. Closes one after the other. */
export const closeBare = async (
  { client, loop }: { client: Client; loop: Client },
  from: number,
  count: number,
): Promise<Late> => {
  const ids = idsOf(from, count)
  const due = await momentAhead(client)
  await client.query('insert into bench_due select id, $2::timestamptz, null from unnest($1::text[]) as id', [
    ids,
    due,
  ])
  const closing = (async () => {
    await pause(await msUntil(loop, due))
    for (let closed = 0; closed < count; await pause(lookEveryMs)) {
      const { rows } = await loop.query<{ id: string }>(
        'select id from bench_due where closed_at is null and due_at <= clock_timestamp() order by id',
      )
      for (const { id } of rows)
        await loop.query({
          name: 'close',
          text: `with closed as (update bench_due set closed_at = clock_timestamp() where id = $1 returning id, closed_at)
            insert into bench_due_log select id, closed_at from closed`,
          values: [id],
        })
      closed += rows.length
    }
  })()
  const closed = 'select count(*) from bench_due where id = any($1) and closed_at is not null'
  const late = await watch(client, closed, ids, due)
  await closing
  return late
}
