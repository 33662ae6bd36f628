// Keys that a trigger checks for a whole statement refuse what foreign keys refuse, also of two transactions at once.
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type DatabaseHandle } from '../src/platform/db/index.ts'
import { allocated, closedWith } from './allocation.ts'
import { clientOf, startTestApp, type TestApp } from './index.ts'

type Parent = 'alloc_version' | 'deal_order' | 'deal' | 'user_account'
type Ids = Record<Parent, string>

let app: TestApp
let database: DatabaseHandle
/** Rows that there are. */
let known: Ids
let made = 0
beforeAll(async () => {
  app = await startTestApp()
  database = openDatabase(app.databaseUrl, 4)
  const desk = await clientOf(app, 'deskoc')
  const { dealId, orderIds } = await closedWith(desk)
  known = {
    alloc_version: await allocated(desk, dealId),
    deal_order: orderIds[0]!,
    deal: dealId,
    user_account: 'usr_deskoc',
  }
})
afterAll(async () => {
  await database.close()
  await app.close()
})

/** Ids of the length that each table wants, none of them in use. */
const freshIdOf = (parent: Parent): string => {
  const end = `${(made += 1)}`.padStart(6, '0')
  const of = known[parent]
  return parent === 'user_account' ? `usr_fresh${end}` : of.slice(0, of.length - 6) + end
}

const differs: Record<Parent, (id: string) => string> = {
  alloc_version: () => `'number', 1000 + ${made}, 'current_of', null`,
  deal_order: () => `'stage', 'draft'`,
  deal: () => `'position', 100 + ${made}`,
  user_account: (id) => `'account', '${id}@bank.example'`,
}

/** A row of its own that nothing else names, like one that there is. */
const freshRow = async (parent: Parent): Promise<string> => {
  const id = freshIdOf(parent)
  await database.pool.query(
    `insert into ${parent} select (jsonb_populate_record(p, jsonb_build_object('id', $1::text, ${differs[parent](id)}))).*
     from ${parent} p where id = $2`,
    [id, known[parent]],
  )
  return id
}

/** Inserts of one row for each of these tables, on rows that there are but for one. */
const insertsOf: Record<string, (ids: Ids) => string> = {
  alloc_line: (ids) =>
    `insert into alloc_line (version_id, order_id, size, full_size, too_small, seq, at, by_id)
     values ('${ids.alloc_version}', '${ids.deal_order}', 1, false, false, 1, now(), '${ids.user_account}')
     on conflict (version_id, order_id) do update set by_id = excluded.by_id`,
  alloc_confirmation: (ids) =>
    `insert into alloc_confirmation (order_id, number, deal_id, version_id, size, terms, seq, at, by_id, facts)
     values ('${ids.deal_order}', ${1000 + (made += 1)}, '${ids.deal}', '${ids.alloc_version}', 1, 1, 1, now(),
       '${ids.user_account}', '{}')`,
  order_version: (ids) =>
    `insert into order_version (order_id, number, seq, stage, act, at, by_id, author, channel, changes, record)
     values ('${ids.deal_order}', ${1000 + (made += 1)}, 1, 'draft', 'saved', now(), '${ids.user_account}', '{}',
       'screen', '[]', '{}')`,
}

const keys: [table: string, column: string, parent: Parent][] = [
  ['alloc_line', 'version_id', 'alloc_version'],
  ['alloc_line', 'order_id', 'deal_order'],
  ['alloc_line', 'by_id', 'user_account'],
  ['alloc_confirmation', 'order_id', 'deal_order'],
  ['alloc_confirmation', 'deal_id', 'deal'],
  ['alloc_confirmation', 'version_id', 'alloc_version'],
  ['alloc_confirmation', 'by_id', 'user_account'],
  ['order_version', 'order_id', 'deal_order'],
  ['order_version', 'by_id', 'user_account'],
]
const refusing = keys.filter(([table, column]) => table !== 'order_version' || column !== 'order_id')

const childOf = (table: string, parent: Parent, id: string): string =>
  insertsOf[table]!({ ...known, [parent]: id })
const removal = (parent: Parent, id: string): string => `delete from ${parent} where id = '${id}'`
const fault = (table: string, column: string) => ({
  code: '23503',
  table,
  constraint: `${table}_${column}_fkey`,
})

/** Runs each statement in a transaction of its own: the first is open while the second starts. */
const atOnce = async (first: string, second: string, end: 'commit' | 'rollback'): Promise<unknown> => {
  const [one, other] = [await database.pool.connect(), await database.pool.connect()]
  try {
    await one.query('begin')
    await one.query(first)
    const waiting = other.query(second).then(
      () => undefined,
      (refused: unknown) => refused,
    )
    await untilItWaits(one, other)
    await one.query(end)
    return await waiting
  } finally {
    await one.query('rollback')
    one.release()
    other.release()
  }
}

/** Returns as soon as the second waits for the first. */
const untilItWaits = async (one: pg.PoolClient, other: pg.PoolClient): Promise<void> => {
  const { processID } = other as unknown as { processID: number }
  for (const deadline = Date.now() + 2000; Date.now() < deadline;) {
    const { rows } = await one.query<{ waits: boolean }>(
      `select cardinality(pg_blocking_pids($1)) > 0 as waits`,
      [processID],
    )
    if (rows[0]?.waits) return
  }
  throw new Error('the second statement does not wait')
}

const count = async (table: string, column: string, id: string): Promise<number> =>
  (await database.pool.query(`select from ${table} where ${column} = $1`, [id])).rowCount ?? 0

describe.each(keys)('%s.%s', (table, column, parent) => {
  it('names a row that there is', async () => {
    await expect(database.pool.query(childOf(table, parent, freshIdOf(parent)))).rejects.toMatchObject(
      fault(table, column),
    )
    await database.pool.query(childOf(table, parent, await freshRow(parent)))
  })

  it('waits for a deletion of the row, and is refused after it', async () => {
    const id = await freshRow(parent)
    expect(await atOnce(removal(parent, id), childOf(table, parent, id), 'commit')).toMatchObject(
      fault(table, column),
    )
    const kept = await freshRow(parent)
    expect(await atOnce(removal(parent, kept), childOf(table, parent, kept), 'rollback')).toBeUndefined()
    expect(await count(table, column, kept)).toBe(1)
  })

  it('lets nobody delete rows in an isolation in which a new row cannot be seen', async () => {
    const id = await freshRow(parent)
    const client = await database.pool.connect()
    try {
      await client.query('begin isolation level repeatable read')
      await expect(client.query(removal(parent, id))).rejects.toMatchObject({ code: '40001' })
      await client.query('rollback')
    } finally {
      client.release()
    }
  })
})

describe.each(refusing)('a row that %s.%s names', (table, column, parent) => {
  it('is not deleted, and keeps its id', async () => {
    const id = await freshRow(parent)
    await database.pool.query(childOf(table, parent, id))
    await expect(database.pool.query(removal(parent, id))).rejects.toMatchObject(fault(table, column))
    await expect(
      database.pool.query(`update ${parent} set id = $1 where id = $2`, [freshIdOf(parent), id]),
    ).rejects.toMatchObject(fault(table, column))
  })

  it('is not deleted by who waited for the new row', async () => {
    const id = await freshRow(parent)
    expect(await atOnce(childOf(table, parent, id), removal(parent, id), 'commit')).toMatchObject(
      fault(table, column),
    )
    const free = await freshRow(parent)
    expect(await atOnce(childOf(table, parent, free), removal(parent, free), 'rollback')).toBeUndefined()
  })
})

it('refuses a line whose key changes to one that there is not', async () => {
  const { pool } = database
  for (const [column, parent] of [
    ['version_id', 'alloc_version'],
    ['order_id', 'deal_order'],
    ['by_id', 'user_account'],
  ] as const)
    await expect(
      pool.query(`update alloc_line set ${column} = $1 where version_id = $2 and order_id = $3`, [
        freshIdOf(parent),
        known.alloc_version,
        known.deal_order,
      ]),
    ).rejects.toMatchObject(fault('alloc_line', column))
})

it('deletes the versions of a deleted draft, also one that is being saved', async () => {
  const id = await freshRow('deal_order')
  await database.pool.query(childOf('order_version', 'deal_order', id))
  const saving = childOf('order_version', 'deal_order', id)
  expect(await atOnce(saving, removal('deal_order', id), 'commit')).toBeUndefined()
  expect(await count('order_version', 'order_id', id)).toBe(0)
})

it('refuses one of many rows', async () => {
  const { pool } = database
  const orders = [known.deal_order, freshIdOf('deal_order')]
  await expect(
    pool.query(
      `insert into alloc_line (version_id, order_id, size, full_size, too_small, seq, at, by_id)
       select $1, id, 1, false, false, 1, now(), $2 from unnest($3::text[]) id
       on conflict (version_id, order_id) do update set size = excluded.size`,
      [known.alloc_version, known.user_account, orders],
    ),
  ).rejects.toMatchObject(fault('alloc_line', 'order_id'))
})

it.each(['alloc_version', 'deal_order', 'deal', 'user_account'])(
  'never empties %s, whose rows others name',
  async (parent) => {
    await expect(database.pool.query(`truncate ${parent} cascade`)).rejects.toThrow(/append-only/)
  },
)
