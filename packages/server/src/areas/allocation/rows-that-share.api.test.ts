// What was confirmed is stored beside the orders: every reader has the same as if each row had all of it.
import { expect, it } from 'vitest'
import { closedWith, releasable } from '../../../test/allocation.ts'
import { openTestWorld } from '../../../test/index.ts'
import { readSizeChanges } from '../book/moves.repo.ts'
import { readOrdersAt } from '../book/state/book-at-guidance.repo.ts'
import { loadConfirmed } from './alloc-load.repo.ts'
import { orderVersions, storedRows } from './files/pack.repo.ts'
import { reading } from '../../platform/db/index.ts'

const { app, desk, investor } = openTestWorld({ desk: 'deskoc', investor: 'investor' })

const run = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)
const rowsOf = async <Row extends object>(text: string, values: unknown[]): Promise<Row[]> =>
  (await app.database.pool.query<Row>(text, values)).rows

const confirmed = async () => {
  const closed = await closedWith(desk)
  const versionId = await releasable(desk, closed.dealId)
  const { seq } = await desk.allocation.allocConfirmAll({ versionId })
  return { ...closed, versionId, seq }
}

const textsOf = async (text: string, values: unknown[]): Promise<(string | null)[]> =>
  (await rowsOf<{ record: string | null }>(text, values)).map(({ record }) => record)

/** As text, so that not a letter differs. */
const ordersIn = (dealId: string) =>
  textsOf('select record::text as record from order_now where deal_id = $1 order by id', [dealId])
const versionsIn = (dealId: string, number: number) =>
  textsOf(
    `select v.record::text as record from order_versioned v join deal_order o on o.id = v.order_id
     where o.deal_id = $1 and v.number = $2 order by o.id`,
    [dealId, number],
  )
const keptIn = (dealId: string, version: number) =>
  textsOf(
    `select n.record::text as record from confirmed_order n join confirmed_write w on w.id = n.write_id
     where w.deal_id = $1 and n.version = $2 order by n.order_id`,
    [dealId, version],
  )

const collect = async <Item>(items: AsyncGenerator<Item>): Promise<Item[]> => {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

/** Two of three orders get other sizes in a second confirmation. */
const confirmAgain = async ({ dealId, orderIds, versionId }: Awaited<ReturnType<typeof confirmed>>) => {
  await desk.allocation.reopenLaunch({ versionId, reason: 'A line was wrong' })
  const { version, seq } = await desk.allocation.saveVersion({ dealId, copyOf: versionId })
  const lines = [
    { orderId: orderIds[0]!, size: 49_000_000 },
    { orderId: orderIds[1]!, size: 32_250_000 },
  ]
  const edited = await desk.allocation.alloc({ versionId: version.versionId, expectedSeq: seq, lines })
  await desk.allocation.launch({ versionId: version.versionId, expectedSeq: edited.seq })
  await desk.allocation.signOff({ versionId: version.versionId, waiver: 'Agreed on the call' })
  return desk.allocation.allocConfirmAll({ versionId: version.versionId })
}

it('leaves the rows of the orders as they were', async () => {
  const closed = await closedWith(desk)
  const versionId = await releasable(desk, closed.dealId)
  const rows = () =>
    textsOf(
      `select concat(to_jsonb(o), o.xmin, o.ctid) as record from deal_order o where deal_id = $1 order by id`,
      [closed.dealId],
    )
  const before = await rows()
  await desk.allocation.allocConfirmAll({ versionId })
  expect(await rows()).toEqual(before)
})

it('keeps the version as it was when the order changes without a version', async () => {
  const { dealId } = await confirmed()
  const before = await ordersIn(dealId)
  expect(await keptIn(dealId, 2)).toEqual([null, null, null])
  expect(await versionsIn(dealId, 2)).toEqual(before)
  // As a merge of institutions does.
  const mergedFrom = (id: string) =>
    run(
      `update deal_order set record = record || jsonb_build_object('mergedFrom', $2::text) where deal_id = $1`,
      [dealId, id],
    )
  await mergedFrom('ent_gone')
  expect(await keptIn(dealId, 2)).toEqual(before)
  expect(await versionsIn(dealId, 2)).toEqual(before)
  const after = await ordersIn(dealId)
  const withIt = (record: string | null) => ({ ...(JSON.parse(record!) as object), mergedFrom: 'ent_gone' })
  expect(after.map((record) => JSON.parse(record!) as unknown)).toEqual(before.map(withIt))
  await mergedFrom('ent_other')
  expect(await versionsIn(dealId, 2)).toEqual(before)
})

it('keeps each of two confirmations, and shows the newer one until the order itself changes', async () => {
  const first = await confirmed()
  const { dealId, orderIds } = first
  const before = await ordersIn(dealId)
  expect(await confirmAgain(first)).toMatchObject({ confirmed: 2, already: 1 })
  const after = await ordersIn(dealId)
  const changed = after.filter((record, nr) => record !== before[nr])
  expect(changed).toHaveLength(2)
  expect(await versionsIn(dealId, 2)).toEqual(before)
  expect(await versionsIn(dealId, 3)).toEqual(changed)
  await run(
    `update deal_order o set version = 4, seq = n.seq + 1, record = n.record || '{"version": 4, "allocation": 1}'
     from order_now n where n.id = o.id and o.id = $1`,
    [orderIds[0]],
  )
  expect(await versionsIn(dealId, 2)).toEqual(before)
  expect(await versionsIn(dealId, 3)).toEqual(changed)
  const edited = (await ordersIn(dealId)).map((record) => JSON.parse(record!) as { id: string })
  const expected = after.map((record) => JSON.parse(record!) as { id: string })
  expect(edited).toEqual(
    expected.map((order) => (order.id === orderIds[0] ? { ...order, version: 4, allocation: 1 } : order)),
  )
})

/** Everything that reads versions, orders and confirmations, as text. */
const readAll = async ({ dealId, orderIds, versionId }: Awaited<ReturnType<typeof confirmed>>) => {
  const { db } = app.database
  const sizes = await readOrdersAt(db, orderIds, Temporal.Now.instant().toString())
  // Changes of one write come in any order.
  const moves = await readSizeChanges(db, { dealId, ids: null, since: 0, until: 1_000_000 })
  const packed = await db
    .transaction()
    .execute((transaction) => collect(storedRows(transaction, dealId, 'confirmations')))
  return JSON.stringify([
    await investor.orders.getHisOrderList({ orderId: orderIds[1]! }),
    moves.toSorted((one, other) => one.seq - other.seq || (one.orderId < other.orderId ? -1 : 1)),
    orderIds.map((id) => sizes.get(id)),
    await collect(orderVersions(db, dealId)),
    packed,
    [...(await loadConfirmed(reading(db), dealId)).values()],
    await ordersIn(dealId),
    (await investor.orders.myOrder({ pageNum: 1, pageSize: 10, dealId })).list,
    (await desk.book.bookOrderList({ dealId })).rows,
    (await desk.allocation.allocOrderList({ dealId, versionId })).rows,
  ])
}

it('gives every reader the same, whether a version has its record or not', async () => {
  const done = await confirmed()
  const shared = await readAll(done)
  await run('update deal_order set seq = seq where deal_id = $1', [done.dealId])
  expect((await keptIn(done.dealId, 2)).map((record) => typeof record)).toEqual([
    'string',
    'string',
    'string',
  ])
  expect(await readAll(done)).toBe(shared)
})

/** As confirmations were stored before: in the orders, in versions without a record, with facts of their own table. */
const storeAsBefore = async (dealId: string): Promise<void> => {
  const client = await app.database.pool.connect()
  const ofDeal = 'from confirmed_order n join confirmed_write w on w.id = n.write_id where w.deal_id = $1'
  const tables = ['confirmed_order', 'confirmed_write']
  try {
    await client.query('begin')
    await client.query(`create temporary table before on commit drop as
      select v.* from order_versioned v where v.order_id in (select id from deal_order where deal_id = '${dealId}')
        and v.number = 2`)
    await client.query(
      `update deal_order o set version = n.version, version_without_record = n.version, shown = n.shown, seq = n.seq,
         shown_at = n.shown_at, record = n.record from order_now n where n.id = o.id and o.deal_id = $1`,
      [dealId],
    )
    await client.query(
      `insert into alloc_confirmed_facts select deal_id, seq, shared, parties from confirmed_write where deal_id = $1`,
      [dealId],
    )
    await client.query(
      `insert into alloc_confirmation (order_id, number, deal_id, version_id, size, terms, seq, at, by_id, party, order_size,
         accrued, consideration)
       select n.order_id, n.number, w.deal_id, w.version_id, n.size, w.terms, w.seq, w.at, w.by_id, n.party, n.order_size,
         n.accrued, n.consideration ${ofDeal}`,
      [dealId],
    )
    for (const table of tables) await client.query(`alter table ${table} disable trigger append_only`)
    await client.query(`delete from confirmed_order where write_id in (select w.id ${ofDeal})`, [dealId])
    await client.query('delete from confirmed_write where deal_id = $1', [dealId])
    await client.query(`insert into order_version (order_id, number, shown, seq, stage, act, at, by_id, author, channel,
      changes) select order_id, number, shown, seq, stage, act, at, by_id, author, channel, changes from before`)
    for (const table of tables) await client.query(`alter table ${table} enable trigger append_only`)
    await client.query('commit')
  } finally {
    client.release()
  }
}

it('gives every reader the same of confirmations that were stored in the orders, and confirms them again', async () => {
  const done = await confirmed()
  const shared = await readAll(done)
  const before = await ordersIn(done.dealId)
  await storeAsBefore(done.dealId)
  expect(await readAll(done)).toBe(shared)
  expect(await confirmAgain(done)).toMatchObject({ confirmed: 2, already: 1 })
  expect(await versionsIn(done.dealId, 2)).toEqual(before)
  expect(await versionsIn(done.dealId, 3)).toEqual(
    (await ordersIn(done.dealId)).filter((record, nr) => record !== before[nr]),
  )
})

it('has comments behind what was confirmed, each once, and is confirmed again over them', async () => {
  const done = await confirmed()
  const { dealId, orderIds, seq } = done
  const [, orderId] = orderIds as [string, string]
  const before = await ordersIn(dealId)
  await desk.book.editComments({ orderId, comment: 'Settles on Tuesday' })
  await investor.orders.addComment({ orderId, comment: 'Thanks' })
  const { db } = app.database
  const movesTo = async (until: number) =>
    (await readSizeChanges(db, { dealId, ids: [orderId], since: seq - 1, until })).map(
      (each) => each.seq - seq,
    )
  expect(await movesTo(seq + 1)).toEqual([0, 1])
  expect(await movesTo(seq + 9)).toEqual([0, 1, 2])
  const linesOf = async () =>
    (await investor.orders.getHisOrderList({ orderId })).list.map(({ shown, line, act }) => [
      shown,
      line,
      act,
    ])
  expect((await linesOf()).slice(0, 3)).toEqual([
    [2, 2, 'commented'],
    [2, 1, 'commented'],
    [2, 0, 'allocated'],
  ])
  expect(await versionsIn(dealId, 2)).toEqual(expect.arrayContaining(before))
  const allocated = before
    .map((record) => JSON.parse(record!) as { id: string; allocation: number })
    .find(({ id }) => id === orderId)
  const { order } = await investor.orders.getOrderDetail({ orderId })
  expect(order).toMatchObject({
    allocation: allocated?.allocation,
    comment: 'Thanks',
  })
  expect(await confirmAgain(done)).toMatchObject({ confirmed: 2, already: 1 })
  await investor.orders.addComment({ orderId, comment: 'And again' })
  expect((await linesOf()).slice(0, 2)).toEqual([
    [3, 3, 'commented'],
    [3, 0, 'allocated'],
  ])
  const packed = await collect(orderVersions(db, dealId))
  expect(packed.filter((each) => each.orderId === orderId).map(({ number, line }) => [number, line])).toEqual(
    [
      [1, 0],
      [2, 0],
      [2, 1],
      [2, 2],
      [3, 0],
      [3, 3],
    ],
  )
})

it('puts shared and own facts together as a row with all of them has them', async () => {
  const { dealId, seq } = await confirmed()
  // As confirmations were stored before they shared any.
  await run(
    `insert into alloc_confirmation (order_id, number, deal_id, version_id, size, terms, seq, at, by_id, facts)
     select order_id, 2, deal_id, version_id, size, terms, seq, at, by_id, facts from alloc_confirmed where deal_id = $1`,
    [dealId],
  )
  const both = await rowsOf<{ facts: string; investor: string }>(
    `select c.facts::text as facts, e.name as investor from alloc_confirmed c join deal_order o on o.id = c.order_id
     join entity e on e.id = o.investor_id where c.deal_id = $1 order by c.number, c.order_id`,
    [dealId],
  )
  expect(both.slice(0, 3)).toEqual(both.slice(3))
  for (const { facts, investor: name } of both)
    expect(JSON.parse(facts)).toMatchObject({ investor: { name }, accrued: expect.any(String) as unknown })
  await app.database.db.transaction().execute(async (transaction) => {
    const packed = (await collect(storedRows(transaction, dealId, 'confirmations'))) as { seq: number }[]
    expect(new Set(packed.map((row) => Object.keys(row).toSorted().join()))).toEqual(
      new Set(['at,by_id,deal_id,facts,number,order_id,seq,size,terms,version_id']),
    )
    expect(new Set(packed.map((row) => row.seq))).toEqual(new Set([seq]))
  })
})
