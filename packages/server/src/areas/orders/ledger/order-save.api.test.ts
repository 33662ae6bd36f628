// What a transaction saves of orders, and what it counts of a house.
import { beforeAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import { announcementOf } from '@bookrunner/domain/deals'
import type { Order, OrderVersion } from '@bookrunner/domain/orders'
import { clientOf, openTestWorld } from '../../../../test/index.ts'
import { submitted } from '../../../../test/lifecycle.ts'
import { orderLevel, place } from '../../../../test/orders.ts'
import { plansOf } from '../../../../test/plans.ts'
import { inTransaction, reading, type Transaction } from '../../../platform/db/index.ts'
import { loadOrderState } from './order-load.repo.ts'
import { newOrderId } from './new-id.ts'
import { saveOrders } from './order-save.repo.ts'
import { countKey, type OrderChange } from './order-state.ts'

const { app, investor } = openTestWorld({ investor: 'investor' })
let dealId: string
beforeAll(async () => {
  dealId = await submitted(await clientOf(app, 'deskoc'))
})

const userId = 'usr_investor'
const investorId = 'ent_kestrelpeak'
const within = <Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> =>
  inTransaction(app.database.pool, async (transaction) => {
    const result = await work(transaction)
    await transaction.rollback()
    return result
  })

const changeTo = (order: Order): OrderChange => {
  const version: OrderVersion = {
    orderId: order.id,
    number: order.version,
    line: 0,
    shown: order.version,
    seq: order.seq,
    act: 'edited',
    at: order.updatedAt,
    by: { userId, entityId: investorId, side: 'investor' },
    channel: 'screen',
    reason: null,
    changes: [],
    order,
  }
  return { kind: 'saved', order, version }
}

it('saves all versions of an order that one transaction changes more than once, and the last is the order', async () => {
  const { orderId } = await place(investor, dealId)
  const saved = await within(async (transaction) => {
    const needs = [{ announcementId: announcementOf(dealId), userId, orders: [orderId] }]
    const state = await loadOrderState(transaction, needs, { waits: true })
    const before = state.orders.get(orderId)!
    const after = [2, 3].map((version) => ({ ...before, version, shown: version, seq: before.seq + version }))
    state.orders.set(orderId, after[1]!)
    const now = Temporal.Now.instant()
    const changes = after.map((order) => ({ seq: order.seq, now, change: changeTo(order) }))
    await saveOrders(transaction, changes, state)
    return transaction.run(sql`
      select o.version, o.shown, o.record ->> 'version' as "ofRecord", array(
        select (v.record ->> 'version')::int from order_version v where v.order_id = o.id order by v.number) as versions
      from deal_order o where o.id = ${orderId}`)
  })
  expect(saved).toEqual([{ version: 3, shown: 3, ofRecord: '3', versions: [1, 2, 3] }])
})

it('saves new orders beside changed ones, and refuses a new one whose id another order has', async () => {
  const { orderId } = await place(investor, dealId)
  const save = (newId: string) =>
    within(async (transaction) => {
      const needs = [{ announcementId: announcementOf(dealId), userId, orders: [orderId] }]
      const state = await loadOrderState(transaction, needs, { waits: true })
      const before = state.orders.get(orderId)!
      const [first, second] = [1, 2].map((version) => ({ ...before, id: newId, version, shown: version }))
      const changed = { ...before, version: 2, shown: 2 }
      const after = [first!, second!, ...(newId === orderId ? [] : [changed])]
      for (const order of after) state.orders.set(order.id, order)
      const now = Temporal.Now.instant()
      const changes = after.map((order) => ({ seq: order.seq, now, change: changeTo(order) }))
      await saveOrders(transaction, changes, state)
      return transaction.run(sql`
        select o.id, o.version, array(select v.number from order_version v where v.order_id = o.id order by 1) as versions
        from deal_order o where o.id in (${orderId}, ${newId}) order by o.id = ${newId}`)
    })
  const newId = newOrderId(dealId)
  expect(await save(newId)).toEqual([
    { id: orderId, version: 2, versions: [1, 2] },
    { id: newId, version: 2, versions: [1, 2] },
  ])
  await expect(save(orderId)).rejects.toMatchObject({ code: '23505' })
})

it('counts live orders, drafts and withdrawn orders of a house on a deal', async () => {
  const pair = { dealId, investorId }
  const counted = () =>
    within(async (transaction) => {
      const needs = [{ announcementId: announcementOf(dealId), userId, counts: pair }]
      return (await loadOrderState(transaction, needs, { waits: true })).counts.get(countKey(pair))!
    })
  const { live, drafts, withdrawn } = await counted()
  const content = { orderLevels: [orderLevel(3)] }
  await investor.orders.saveOrder({ dealId, content })
  const placed = await Promise.all(Array.from({ length: 3 }, () => place(investor, dealId, content)))
  expect(await counted()).toEqual({ live: live + 3, drafts: drafts + 1, withdrawn })
  await investor.orders.withdraw({ orderId: placed[0]!.orderId, expectedVersion: 1 })
  expect(await counted()).toEqual({ live: live + 2, drafts: drafts + 1, withdrawn: withdrawn + 1 })
  // As a deal in its earliest phase keeps them.
  await app.database.pool.query(`update deal_order set stage = 'intention' where id = $1`, [
    placed[1]!.orderId,
  ])
  expect(await counted()).toMatchObject({ live: live + 2 })
})

it('counts those that no sum has by an index that has all kinds of them', async () => {
  const { db, pool } = app.database
  const pair = { dealId, investorId }
  await pool.query(
    `insert into deal_order (id, deal_id, investor_id, through_id, stage, version, shown, seq, submitted_at, shown_at, record)
     select left(id, 16) || lpad(n::text, 10, '0'), deal_id, investor_id, through_id, stage, version, shown, seq,
       submitted_at, shown_at, record || jsonb_build_object('id', left(id, 16) || lpad(n::text, 10, '0'))
     from (select * from deal_order where deal_id = $1 and stage = 'live' and investor_id = $2 limit 1) o,
       generate_series(1, 5000) n`,
    [dealId, investorId],
  )
  await pool.query('analyze deal_order')
  const needs = [{ announcementId: announcementOf(dealId), userId, counts: pair }]
  const plans = await plansOf(db, (explained) =>
    loadOrderState(reading(explained) as Transaction, needs, { waits: true }),
  )
  expect(plans.join('\n')).toContain('Index Only Scan using deal_order_beside_sum')
})
