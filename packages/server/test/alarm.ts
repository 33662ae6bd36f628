// The smallest due work: it rings once at its time.
import { sql } from 'kysely'
import type { Db } from '../src/platform/db/index.ts'
import type { DueSource } from '../src/platform/due.ts'
import { accept, unchanged, type Aggregate, type Write } from '../src/platform/service/index.ts'

interface Alarm {
  due: Temporal.Instant | null
}

export const makeAlarmTable = (db: Db): Promise<unknown> =>
  sql`create table alarm (id text primary key, set_for timestamptz not null, due_at timestamptz, rung int not null default 0)`.execute(
    db,
  )

/** Due so many milliseconds from now, by the database's clock. */
export const setAlarms = (db: Db, ids: readonly string[], inMs = 0): Promise<unknown> =>
  sql`
    insert into alarm (id, set_for, due_at)
    select id, at, at from unnest(${ids}::text[]) id,
      (select clock_timestamp() + ${inMs} * interval '1 ms' as at) t`.execute(db)

const alarm: Aggregate<Alarm, never, 'rung'> = {
  kind: 'alarm',
  load: async ({ run }, key) => {
    const [row] = await run(sql<Alarm>`select due_at as due from alarm where id = ${key}`)
    return row ?? { due: null }
  },
  apply: (state) => {
    state.due = null
  },
  save: ({ run }, key) => run(sql`update alarm set rung = rung + 1, due_at = null where id = ${key}`),
}

export const ring = (key: string, deciding: () => void = () => {}): Write<Alarm, never, 'rung', null> => ({
  on: alarm,
  key,
  actor: null,
  need: undefined,
  decide: ({ due }, { now }) => {
    deciding()
    if (!due || Temporal.Instant.compare(due, now) > 0) return unchanged(null)
    return accept({ reply: null, changes: ['rung'], line: { code: 'rung', params: {} } })
  },
})

export const findAlarms: DueSource['find'] = async (db, most) => {
  const { rows } = await sql<{ id: string }>`
    select id from alarm where due_at <= clock_timestamp() order by due_at, id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

export const alarms: DueSource = {
  name: 'alarms',
  find: findAlarms,
  run: (key, { pipeline }) => pipeline.submit(ring(key)),
}

export interface Rung {
  id: string
  rung: number
  /** Lines in its log. */
  lines: number
  early: boolean
}

export const rungOf = async (db: Db): Promise<Rung[]> => {
  const { rows } = await sql<Rung>`
    select a.id, a.rung, count(e.seq)::int as lines, coalesce(bool_or(e.at < a.set_for), false) as early
    from alarm a left join ledger_entry e on e.ledger_id = 'alarm:' || a.id
    group by a.id order by a.id`.execute(db)
  return rows
}
