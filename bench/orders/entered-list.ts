// A list of orders that a desk enters, side by side: the app through its API, and one bare transaction that writes the same rows.
import pg from 'pg'
import type { Client } from '@bookrunner/contract'
import { announcementOf } from '@bookrunner/domain/deals'
import { send, sendText } from '../../packages/server/src/platform/db/dialect.ts'
import { alsoClose } from '../lib/house.ts'
import { openDeals } from './fill.ts'

interface World {
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

/** Milliseconds of each list, A B A B, each on a deal of its own. The first rounds warm up. */
export const measureEnteredList = async (
  world: World,
  { count, rounds, warmUp }: Record<'count' | 'rounds' | 'warmUp', number>,
) => {
  const { admin, desk, database } = world
  const client = new pg.Client({ connectionString: database.url, pipeline: true })
  await client.connect()
  alsoClose(() => client.end())
  const [rows, columns] = [await listOf(admin, count), await columnsOf(admin)]
  const figures = { http: [] as number[], bare: [] as number[] }
  for (let round = 0; round < warmUp + rounds; round++) {
    const [entered, copied] = (await openDeals(desk, 2)) as [string, string]
    const http = await took(() => desk.orders.newOrders({ dealId: entered, rows }))
    const written = forDeal(await writtenFor(admin, entered), entered, copied)
    const bare = await took(() => writeBare(client, columns, written))
    const { rows: stored } = await admin.query<{ n: number }>(
      'select count(*)::int as n from deal_order where deal_id = any($1)',
      [[entered, copied]],
    )
    if (stored[0]!.n !== 2 * count) throw new Error(`${stored[0]!.n} orders instead of ${2 * count}`)
    if (round < warmUp) continue
    figures.http.push(http)
    figures.bare.push(bare)
  }
  return figures
}
