// Rows that a confirmation of a whole book does not repeat: every reader has the same as if each row had all of it.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { closedWith, releasable } from '../../../test/allocation.ts'
import { clientOf, startTestApp, type TestApp } from '../../../test/index.ts'
import { readSizeChanges } from '../book/moves.repo.ts'
import { readOrdersAt } from '../book/state/book-at-guidance.repo.ts'
import { orderVersions, storedRows } from './files/pack.repo.ts'

let app: TestApp
let desk: Client
let investor: Client
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
  investor = await clientOf(app, 'investor')
})
afterAll(() => app.close())

const rowsOf = async <Row extends object>(text: string, values: unknown[]): Promise<Row[]> =>
  (await app.database.pool.query<Row>(text, values)).rows

const confirmed = async () => {
  const closed = await closedWith(desk)
  const versionId = await releasable(desk, closed.dealId)
  const { seq } = await desk.allocation.allocConfirmAll({ versionId })
  return { ...closed, versionId, seq }
}

/** As text, so that not a letter differs. */
const ordersIn = async (dealId: string) =>
  (
    await rowsOf<{ record: string }>(
      'select record::text as record from deal_order where deal_id = $1 order by id',
      [dealId],
    )
  ).map(({ record }) => record)
const allocatedIn = async (dealId: string, number: number) =>
  (
    await rowsOf<{ record: string | null }>(
      `select v.record::text as record from order_version v join deal_order o on o.id = v.order_id
       where o.deal_id = $1 and v.number = $2 order by o.id`,
      [dealId, number],
    )
  ).map(({ record }) => record)

const collect = async <Item>(items: AsyncGenerator<Item>): Promise<Item[]> => {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

it('lends a version the record of its order, and leaves it there when the order changes without a version', async () => {
  const { dealId } = await confirmed()
  const before = await ordersIn(dealId)
  expect(await allocatedIn(dealId, 2)).toEqual([null, null, null])
  // As a merge of institutions does.
  await app.database.pool.query(
    `update deal_order set record = record || '{"mergedFrom": "ent_gone"}' where deal_id = $1`,
    [dealId],
  )
  expect(await allocatedIn(dealId, 2)).toEqual(before)
  expect(await ordersIn(dealId)).not.toEqual(before)
  await app.database.pool.query(
    `update deal_order set record = record || '{"mergedFrom": "ent_other"}' where deal_id = $1`,
    [dealId],
  )
  expect(await allocatedIn(dealId, 2)).toEqual(before)
})

it('leaves it there when a corrected allocation is confirmed', async () => {
  const { dealId, orderIds, versionId } = await confirmed()
  const before = await ordersIn(dealId)
  await desk.allocation.reopenLaunch({ versionId, reason: 'A line was wrong' })
  const { version, seq } = await desk.allocation.saveVersion({ dealId, copyOf: versionId })
  const lines = [
    { orderId: orderIds[0]!, size: 49_000_000 },
    { orderId: orderIds[1]!, size: 32_250_000 },
  ]
  const edited = await desk.allocation.alloc({ versionId: version.versionId, expectedSeq: seq, lines })
  await desk.allocation.launch({ versionId: version.versionId, expectedSeq: edited.seq })
  await desk.allocation.signOff({ versionId: version.versionId, waiver: 'Agreed on the call' })
  await desk.allocation.allocConfirmAll({ versionId: version.versionId })
  const after = await ordersIn(dealId)
  const kept = await allocatedIn(dealId, 2)
  expect(after.map((record, at) => (record === before[at] ? null : before[at]))).toEqual(kept)
  expect(kept.filter((record) => record !== null)).toHaveLength(2)
  expect(await allocatedIn(dealId, 3)).toEqual([null, null])
})

it('gives readers of versions the same, whether a version has a record or not', async () => {
  const { dealId, orderIds } = await confirmed()
  const { db } = app.database
  const sizesNow = async () => {
    const sizes = await readOrdersAt(db, orderIds, Temporal.Now.instant().toString())
    return orderIds.map((id) => sizes.get(id))
  }
  // Changes of one write come in any order.
  const movesNow = async () => {
    const moves = await readSizeChanges(db, { dealId, ids: null, since: 0, until: 1_000_000 })
    return moves.toSorted((one, other) => one.seq - other.seq || (one.orderId < other.orderId ? -1 : 1))
  }
  const readAll = async () =>
    JSON.stringify([
      await investor.orders.getHisOrderList({ orderId: orderIds[1]! }),
      await movesNow(),
      await sizesNow(),
      await collect(orderVersions(db, dealId)),
    ])
  const shared = await readAll()
  await app.database.pool.query('update deal_order set seq = seq where deal_id = $1', [dealId])
  expect((await allocatedIn(dealId, 2)).map((record) => typeof record)).toEqual([
    'string',
    'string',
    'string',
  ])
  expect(await readAll()).toBe(shared)
})

it('lets nobody else give a version a record, or take it', async () => {
  const { dealId } = await confirmed()
  const versions = 'order_id in (select id from deal_order where deal_id = $1)'
  const set = (what: string) =>
    app.database.pool.query(`update order_version set ${what} where ${versions}`, [dealId])
  for (const what of [`record = '{}'`, 'record = null', `act = 'edited'`])
    await expect(set(what)).rejects.toThrow(/append-only/)
  await expect(
    app.database.pool.query(`update alloc_confirmed_facts set shared = '{}' where deal_id = $1`, [dealId]),
  ).rejects.toThrow(/append-only/)
})

const copyOfVersion = (number: number) => `
  insert into order_version (order_id, number, shown, seq, stage, act, at, by_id, author, channel, changes, record)
  select order_id, ${number}, ${number}, seq, stage, act, at, by_id, author, channel, changes, null
  from order_version where order_id = any($1) and number = 2`

it('refuses a version without a record unless it is the newest of its order, which says so', async () => {
  const { dealId, orderIds } = await confirmed()
  const { pool } = app.database
  const refused = { code: '23514', message: expect.stringContaining('has no record') as unknown }
  // The order does not know of it; nor, in a statement for all, does the last order alone.
  await expect(pool.query(copyOfVersion(3), [orderIds])).rejects.toMatchObject(refused)
  await pool.query(
    `update deal_order set version = 3, version_without_record = 3 where deal_id = $1 and id <> $2`,
    [dealId, orderIds[2]],
  )
  await expect(pool.query(copyOfVersion(3), [orderIds])).rejects.toMatchObject(refused)
  // An earlier version, and one of an order that has moved on.
  await pool.query(`update deal_order set version = 4 where id = $1`, [orderIds[0]])
  for (const number of [1000, 3])
    await expect(pool.query(copyOfVersion(number), [[orderIds[0]]])).rejects.toMatchObject(refused)
  expect((await pool.query(copyOfVersion(3), [[orderIds[1]]])).rowCount).toBe(1)
})

it('refuses a confirmation without facts, and one whose shared facts or party do not exist', async () => {
  const { dealId } = await confirmed()
  const copyOf = (columns: string) =>
    app.database.pool.query(
      `insert into alloc_confirmation (order_id, number, deal_id, version_id, size, terms, at, by_id, accrued,
         consideration, seq, party, order_size, facts)
       select order_id, 2, deal_id, version_id, size, terms, at, by_id, accrued, consideration, ${columns}
       from alloc_confirmation where deal_id = $1 and number = 1`,
      [dealId],
    )
  const check = { code: '23514' }
  await expect(copyOf('seq, null, null, null')).rejects.toMatchObject(check)
  await expect(copyOf(`seq, party, order_size, '{}'`)).rejects.toMatchObject(check)
  await expect(copyOf('seq, party, null, null')).rejects.toMatchObject(check)
  await expect(copyOf(`seq, null, order_size, '{}'`)).rejects.toMatchObject(check)
  const key = { code: '23503', table: 'alloc_confirmation' }
  await expect(copyOf('seq + 1, party, order_size, null')).rejects.toMatchObject(key)
  await expect(copyOf('seq, party + 1, order_size, null')).rejects.toMatchObject(key)
  await expect(copyOf('seq, party - 1, order_size, null')).rejects.toMatchObject(key)
  expect((await copyOf('seq, party, order_size, null')).rowCount).toBe(3)
})

it('puts shared and own facts together as a row with all of them has them', async () => {
  const { dealId, seq } = await confirmed()
  // As confirmations were stored before they shared any.
  await app.database.pool.query(
    `insert into alloc_confirmation (order_id, number, deal_id, version_id, size, terms, seq, at, by_id, facts)
     select order_id, 2, deal_id, version_id, size, terms, seq, at, by_id, facts from alloc_confirmed where deal_id = $1`,
    [dealId],
  )
  const stored = await rowsOf<{ whole: number; sharing: number }>(
    `select count(facts)::int as whole, count(party)::int as sharing from alloc_confirmation where deal_id = $1`,
    [dealId],
  )
  expect(stored).toEqual([{ whole: 3, sharing: 3 }])
  const both = await rowsOf<{ facts: string; investor: string }>(
    `select c.facts::text as facts, e.name as investor from alloc_confirmed c join deal_order o on o.id = c.order_id
     join entity e on e.id = o.investor_id where c.deal_id = $1 order by c.number, c.order_id`,
    [dealId],
  )
  expect(both.slice(0, 3)).toEqual(both.slice(3))
  for (const { facts, investor } of both)
    expect(JSON.parse(facts)).toMatchObject({ investor: { name: investor }, accrued: expect.any(String) })
  await app.database.db.transaction().execute(async (transaction) => {
    const packed = (await collect(storedRows(transaction, dealId, 'confirmations'))) as { seq: number }[]
    expect(new Set(packed.map((row) => Object.keys(row).toSorted().join()))).toEqual(
      new Set(['at,by_id,deal_id,facts,number,order_id,seq,size,terms,version_id']),
    )
    expect(new Set(packed.map((row) => row.seq))).toEqual(new Set([seq]))
  })
})
