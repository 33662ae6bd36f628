// A list of orders that a desk enters, side by side: the app through its API, and one bare transaction that writes the same rows.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Client } from '@bookrunner/contract'
import { announcementOf } from '@bookrunner/domain/deals'
import { send, sendText } from '../../packages/server/src/platform/db/dialect.ts'
import { openProxy } from '../../packages/server/test/proxy.ts'
import { alsoClose } from '../lib/house.ts'
import { workOf } from '../lib/work.ts'
import { startApp, type RunningApp } from '../write-pipeline/app.ts'
import { clientWith, openDeals, openSession } from './fill.ts'

interface World {
  app: Pick<RunningApp, 'cpu'>
  database: { url: string }
  admin: pg.Client
  desk: Client
}

type Row = Record<string, unknown>

/** What is written for a list, without the ledgers' heads and without sums, which a trigger keeps. */
const tables = ['deal_order', 'order_version', 'quota_use', 'ledger_entry', 'idempotency'] as const
type Written = Record<(typeof tables)[number], Row[]>

const listOf = async (admin: pg.Client, count: number) => {
  const { rows } = await admin.query<{ name: string }>(
    `select name from entity where 'investor' = any(deal_roles) and merged_into is null and review = 'reviewed' order by id`,
  )
  return Array.from({ length: count }, (_, nr) => ({
    investor: rows[nr % rows.length]!.name,
    account: `Fund ${nr}`,
    size: `${10 + (nr % 40)}m`,
    minSpread: nr % 3 === 0 ? '' : `${100 + (nr % 20)}`,
  }))
}

/** The rows of the transaction that entered the last list. */
const writtenFor = async (admin: pg.Client, dealId: string): Promise<Written> => {
  const found: Partial<Written> = {}
  for (const table of tables) {
    const { rows } = await admin.query<{ row: Row }>(
      `select to_jsonb(t) as row from ${table} t where t.xmin = (select xmin from deal_order where deal_id = $1 limit 1)`,
      [dealId],
    )
    if (rows.length === 0) throw new Error(`no rows in ${table}`)
    found[table] = rows.map(({ row }) => row)
  }
  return found as Written
}

/** The same for another deal. */
const forDeal = (written: Written, from: string, to: string): Written => {
  const core = (dealId: string) => announcementOf(dealId).slice('ann_'.length)
  const text = JSON.stringify(written).replaceAll(from, to).replaceAll(core(from), core(to))
  const moved = JSON.parse(text) as Written
  for (const answer of moved.idempotency) answer['key'] = `bare-${to}`
  return moved
}

const columnsOf = async (admin: pg.Client) => {
  const { rows } = await admin.query<{ table: string; columns: string }>(
    `select table_name as table, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
     from information_schema.columns where table_name = any($1) and is_generated = 'NEVER' group by table_name`,
    [tables],
  )
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

/** Two round trips: the ledgers' locks, and everything that is written. */
const writeBare = async (client: pg.Client, columns: ReadonlyMap<string, string>, written: Written) => {
  const run = async (name: string, text: string, parameters: unknown[]) =>
    (await send(client, { sql: text, parameters }, name)).rows as Row[]
  const lines = written.ledger_entry
  const ledgers = [...new Set(lines.map((line) => line['ledger_id'] as string))].toSorted()
  const [, locked] = await Promise.all([
    sendText(client, 'begin'),
    run('lock', 'select id, seq::int from ledger where id = any($1) order by id for update', [ledgers]),
  ])
  const heads = new Map(locked.map(({ id, seq }) => [id, seq as number]))
  const chained = lines.map((line) => {
    const seq = heads.get(line['ledger_id'])! + 1
    heads.set(line['ledger_id'], seq)
    return { ...line, seq }
  })
  await Promise.all([
    ...Object.entries({ ...written, ledger_entry: chained }).map(([table, rows]) =>
      run(
        table,
        `insert into ${table} (${columns.get(table)})
         select ${columns.get(table)} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
        [JSON.stringify(rows)],
      ),
    ),
    run(
      'heads',
      'update ledger l set seq = h.seq from unnest($1::text[], $2::int[]) h (id, seq) where l.id = h.id',
      [[...heads.keys()], [...heads.values()]],
    ),
    sendText(client, 'commit'),
  ])
}

const took = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

interface Measuring {
  count: number
  rounds: number
  warmUp: number
}

/** Milliseconds by the clock, and of CPU. */
export interface ListFigures {
  http: number[]
  bare: number[]
  /** What the app's process used until it had answered. */
  httpCpu: number[]
  /** What a copy of the rows takes that a list writes. */
  copyCpu: number[]
}

/** A deal that was just announced gives the app jobs, which would count for the lists. */
const untilJobsAreDone = async (admin: pg.Client): Promise<void> => {
  for (;;) {
    const { rows } = await admin.query<{ due: number }>(
      'select count(*)::int as due from graphile_worker._private_jobs where run_at <= now() and attempts < max_attempts',
    )
    if (rows[0]!.due === 0) return
    await new Promise((done) => setTimeout(done, 100))
  }
}

/** Each list on a deal of its own, A B A B. The first rounds warm up. */
export const measureEnteredList = async (
  { admin, desk, database, app }: World,
  { count, rounds, warmUp }: Measuring,
): Promise<ListFigures> => {
  const client = new pg.Client({ connectionString: database.url, pipeline: true })
  await client.connect()
  alsoClose(() => client.end())
  const [rows, columns] = [await listOf(admin, count), await columnsOf(admin)]
  const figures: ListFigures = { http: [], bare: [], httpCpu: [], copyCpu: [] }
  const deals = await openDeals(desk, 2 * (warmUp + rounds))
  await untilJobsAreDone(admin)
  for (let round = 0; round < warmUp + rounds; round++) {
    const [entered, copied] = deals.splice(0, 2) as [string, string]
    const cpuBefore = await app.cpu()
    const http = await took(() => desk.orders.newOrders({ dealId: entered, rows }))
    const cpuAfter = await app.cpu()
    const written = forDeal(await writtenFor(admin, entered), entered, copied)
    // It also collects the garbage of what came before, which the bare transaction would pay for.
    const copyCpu = workOf(() => structuredClone(written))
    const bare = await took(() => writeBare(client, columns, written))
    const { rows: stored } = await admin.query<{ n: number }>(
      'select count(*)::int as n from deal_order where deal_id = any($1)',
      [[entered, copied]],
    )
    if (stored[0]!.n !== 2 * count) throw new Error(`${stored[0]!.n} orders instead of ${2 * count}`)
    if (round < warmUp) continue
    figures.http.push(http)
    figures.bare.push(bare)
    figures.httpCpu.push((cpuAfter - cpuBefore) * 1000)
    figures.copyCpu.push(copyCpu)
  }
  return figures
}

/** How many statements an app sends for a list of so many orders: another app without timed work, counted on their way. */
export const countStatements = async (
  { admin, desk, database }: World,
  counts: readonly number[],
): Promise<number[]> => {
  const proxy = await openProxy(database.url)
  alsoClose(proxy.close)
  const dataDir = await mkdtemp(join(tmpdir(), 'bookrunner-bench-'))
  alsoClose(() => rm(dataDir, { recursive: true, force: true }))
  const app = await startApp(proxy.url, dataDir, { worker: false })
  alsoClose(app.stop)
  const entering = clientWith(app.port, await openSession(admin, 'usr_deskoc', 99))
  const sent: number[] = []
  for (const count of counts) {
    const [first, second] = (await openDeals(desk, 2)) as [string, string]
    const rows = await listOf(admin, count)
    // A first list prepares what later ones use.
    await entering.orders.newOrders({ dealId: first, rows })
    const before = proxy.packets().length
    await entering.orders.newOrders({ dealId: second, rows })
    const packets = proxy.packets().slice(before).join('')
    sent.push(packets.split(execute).length - 1 + packets.split(query).length - 1)
  }
  return sent
}

/** The messages that run a prepared statement, and one that is only a text. */
const execute = 'E\0\0\0\t\0\0\0\0\0'
const query = 'Q\0\0'
