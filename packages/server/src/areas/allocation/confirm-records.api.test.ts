// A confirmation is stored beside the orders: their records and versions are those that the rules make.
import { expect, it } from 'vitest'
import { ownOrdersSubject } from '@bookrunner/contract/orders'
import { baselineToStore, orderNumber, type Order, type OrderDeal } from '@bookrunner/domain/orders'
import { closedWith, finalOf, releasable, type Entered } from '../../../test/allocation.ts'
import { clientOf, openTestWorld } from '../../../test/index.ts'
import { linesOf } from '../../../test/lifecycle.ts'
import { until } from '../../../test/until.ts'
import { verifyLedger } from '../../platform/service/index.ts'

const { app, desk } = openTestWorld({ desk: 'deskoc' })

const rowsOf = async <Row extends object>(text: string, dealId: string): Promise<Row[]> =>
  (await app.database.pool.query<Row>(text, [dealId])).rows

const recordsOf = async (dealId: string) =>
  (
    await rowsOf<{ record: Order }>('select record from order_now where deal_id = $1 order by id', dealId)
  ).map(({ record }) => record)
const columnsOf = (dealId: string) =>
  rowsOf<{ id: string; version: number; shown: number; seq: number; shown_at: Temporal.Instant }>(
    'select id, version, shown, seq, shown_at from order_now where deal_id = $1 order by id',
    dealId,
  )
const newestVersions = (dealId: string) =>
  rowsOf(
    `select distinct on (v.order_id) v.order_id, v.number, v.shown, v.seq, v.stage, v.act, v.at, v.by_id, v.author,
       v.channel, v.reason, v.changes, v.record
     from order_versioned v join deal_order o on o.id = v.order_id where o.deal_id = $1
     order by v.order_id, v.number desc`,
    dealId,
  )

it('saves records and versions as the rules make them', async () => {
  const { dealId } = await closedWith(desk)
  const versionId = await releasable(desk, dealId)
  const before = await recordsOf(dealId)
  const [{ lifecycle }] = (await rowsOf<Pick<OrderDeal, 'lifecycle'>>(
    'select lifecycle from deal where id = $1',
    dealId,
  )) as [Pick<OrderDeal, 'lifecycle'>]
  const { rows } = await desk.allocation.allocOrderList({ dealId })
  const sizes = new Map(rows.map(({ orderId, size }) => [orderId, size]))
  const { seq, at } = await desk.allocation.allocConfirmAll({ versionId })
  const author = { userId: 'usr_deskoc', entityId: 'ent_lantern', side: 'desk' as const }
  const expected = before.map((order) => ({
    ...order,
    allocation: sizes.get(order.id)!,
    version: order.version + 1,
    shown: order.shown + 1,
    seq,
    updatedAt: at,
    updatedBy: author,
    shownAt: at,
    channel: 'desk',
    baseline: baselineToStore(order, { lifecycle }),
  }))
  expect(await recordsOf(dealId)).toEqual(expected)
  expect(await columnsOf(dealId)).toEqual(
    expected.map(({ id, version, shown }) => ({
      id,
      version,
      shown,
      seq,
      shown_at: Temporal.Instant.from(at),
    })),
  )
  expect(await newestVersions(dealId)).toEqual(
    expected.map((record) => ({
      order_id: record.id,
      number: record.version,
      shown: record.shown,
      seq,
      stage: 'live',
      act: 'allocated',
      at: Temporal.Instant.from(at),
      by_id: author.userId,
      author,
      channel: 'desk',
      reason: null,
      changes: [{ field: 'allocation', from: null, to: record.allocation }],
      record,
    })),
  )
  expect(await verifyLedger(app.database.pool, `deal:ann_${dealId.slice(5, 17)}`)).toBeUndefined()
})

it('says in the version what was confirmed before', async () => {
  const { dealId, orderIds } = await closedWith(desk)
  const versionId = await releasable(desk, dealId)
  await desk.allocation.allocConfirmAll({ versionId })
  await desk.allocation.reopenLaunch({ versionId, reason: 'A line was wrong' })
  const { version, seq } = await desk.allocation.saveVersion({ dealId, copyOf: versionId })
  const lines = [
    { orderId: orderIds[0]!, size: 49_000_000 },
    { orderId: orderIds[1]!, size: 32_250_000 },
  ]
  const edited = await desk.allocation.alloc({ versionId: version.versionId, expectedSeq: seq, lines })
  await desk.allocation.launch({ versionId: version.versionId, expectedSeq: edited.seq })
  await desk.allocation.signOff({ versionId: version.versionId, waiver: 'Agreed on the call' })
  const done = await desk.allocation.allocConfirmAll({ versionId: version.versionId })
  expect(done).toMatchObject({ confirmed: 2, already: 1 })
  const versions = (await newestVersions(dealId)) as unknown as { order_id: string; changes: unknown }[]
  expect(new Map(versions.map(({ order_id: id, changes }) => [id, changes]))).toEqual(
    new Map([
      [orderIds[0], [{ field: 'allocation', from: 50_000_000, to: 49_000_000 }]],
      [orderIds[1], [{ field: 'allocation', from: 31_250_000, to: 32_250_000 }]],
      [orderIds[2], [{ field: 'allocation', from: null, to: 18_750_000 }]],
    ]),
  )
})

it('stores the facts of each confirmation in full', async () => {
  const { dealId } = await closedWith(desk)
  const versionId = await releasable(desk, dealId)
  await desk.allocation.allocConfirmAll({ versionId })
  const confirmed = await rowsOf<{ size: number; facts: Record<string, unknown> }>(
    'select size, facts from alloc_confirmed where deal_id = $1 order by size desc',
    dealId,
  )
  const { price } = finalOf(100)
  expect(
    confirmed.map(({ size, facts }) => [size, facts['orderSize'], Object.keys(facts).toSorted()]),
  ).toEqual(
    [
      [50_000_000, 80_000_000],
      [31_250_000, 50_000_000],
      [18_750_000, 30_000_000],
    ].map((figures) => [
      ...figures,
      ['accrued', 'bond', 'consideration', 'deal', 'investor', 'lei', 'orderSize', 'paperTerms', 'priced'],
    ]),
  )
  for (const { facts } of confirmed) expect(facts['priced']).toMatchObject({ price })
})

it('names all orders of a house in one line of its ledger, and My Orders and its live list read each of them', async () => {
  const orders: Entered[] = [
    ['ent_kestrelpeak', 80],
    ['ent_ironmosslife', 50],
    ['ent_kestrelpeak', 30],
  ]
  const { dealId, orderIds } = await closedWith(desk, { orders })
  const versionId = await releasable(desk, dealId)
  const investor = await clientOf(app, 'investor')
  const mine = async () => {
    const { list } = await investor.orders.myOrder({ pageNum: 1, pageSize: 10, dealId })
    return new Map(list.map(({ number, status }) => [number, status]))
  }
  expect((await mine()).size).toBe(2)
  const heard = { snapshots: 0, statuses: new Map<string, string | undefined>() }
  investor.live.watch(ownOrdersSubject, 'ent_kestrelpeak', {
    snapshot: () => (heard.snapshots += 1),
    changes: (news) => {
      for (const { orders: changed } of news)
        for (const [id, view] of Object.entries(changed)) heard.statuses.set(id, view?.status)
    },
  })
  await until(() => expect(heard.snapshots).toBe(1))
  const before = (await linesOf(app, 'own:ent_kestrelpeak')).length
  // Comments move the deal's number, so some of them make the write read again what it read before its lock.
  const [done] = await Promise.all([
    desk.allocation.allocConfirmAll({ versionId }),
    ...[1, 2, 3].map((nr) =>
      desk.allocation.review({ versionId, verdict: 'comment', text: `Comment ${nr}` }),
    ),
  ])
  expect(done).toMatchObject({ confirmed: 3, left: 0 })
  const own = (await linesOf(app, 'own:ent_kestrelpeak')).slice(before)
  const named = [orderIds[0]!, orderIds[2]!].map((orderId) => ({ orderId, shown: 2 }))
  expect(own.map(({ code }) => code)).toEqual(['order.shown'])
  const { orders: found } = own[0]!.params as unknown as { orders: { orderId: string; shown: number }[] }
  expect(new Set(found)).toEqual(new Set(named))
  expect(await mine()).toEqual(new Map(named.map(({ orderId }) => [orderNumber(orderId), 'Allocated'])))
  const confirmed = new Map(named.map(({ orderId }) => [orderId, 'Allocated']))
  await until(() => expect(heard).toEqual({ snapshots: 1, statuses: confirmed }))
  investor.live.close()
  expect(await verifyLedger(app.database.pool, 'own:ent_kestrelpeak')).toBeUndefined()
  expect(await verifyLedger(app.database.pool, `deal:ann_${dealId.slice(5, 17)}`)).toBeUndefined()
})
