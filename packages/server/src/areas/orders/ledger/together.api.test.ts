// Orders and moves of their deal sent at once to one ledger: two aggregates, one order, one chain.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import type { Client } from '@bookrunner/contract'
import { clientOf, startTestApp, type TestApp, type TestNode } from '../../../../test/index.ts'
import { inMinutes, linesOf, spread, submitted, ledgerOf } from '../../../../test/lifecycle.ts'
import { place, orderLevel } from '../../../../test/orders.ts'
import { verifyLedger } from '../../../platform/service/index.ts'

let one: TestApp
let two: TestNode
let desk: Client
let investors: Client[]
beforeAll(async () => {
  one = await startTestApp()
  two = await one.anotherNode()
  desk = await clientOf(one, 'deskoc')
  investors = await Promise.all(
    ['investor', 'investorironmosslife', 'investorvellummacro', 'investortamarindgulf'].map((person, nr) =>
      clientOf(nr === 3 ? { ...one, url: two.url } : one, person),
    ),
  )
})
afterAll(() => one.close())

const seqs = async (dealId: string) => {
  const { rows } = await sql<{ id: string; seq: number }>`
    select v.order_id as id, v.seq from order_version v join deal_order o on o.id = v.order_id
    where o.deal_id = ${dealId}`.execute(one.database.db)
  return new Map(rows.map(({ id, seq }) => [id, seq]))
}

test('an order has the phase of its write, whatever moved the deal at the same time', async () => {
  const dealId = await submitted(desk)
  const some = (count: number) =>
    Array.from({ length: count }, (_, nr) =>
      place(investors[nr % 4]!, dealId, { orderLevels: [orderLevel(nr + 1)] }),
    )
  const placed = some(40)
  const tested = desk.deals.orderTest({ dealId, level: spread('110') })
  placed.push(...some(40))
  const closesAt = inMinutes(60)
  await tested
  const ended = desk.deals.testEnd({ dealId })
  placed.push(...some(20))
  await ended
  const pushed = desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt })
  placed.push(...some(40))
  const replies = await Promise.all(placed)
  await pushed

  const lines = await linesOf(one, ledgerOf(dealId))
  expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, nr) => nr + 1))
  expect(await verifyLedger(one.database.pool, ledgerOf(dealId))).toBeUndefined()
  const at = (code: string) => lines.find((line) => line.code === code)!.seq
  const phaseAt = (seq: number): string => {
    if (seq > at('deal.fpg-pushed')) return 'FPG'
    return seq > at('deal.test-pushed') && seq < at('deal.test-ended') ? 'Testing' : 'Submitted'
  }
  const made = await seqs(dealId)
  expect(made.size).toBe(140)
  expect(replies.map(({ orderId, status }) => [orderId, status])).toEqual(
    replies.map(({ orderId }) => [orderId, phaseAt(made.get(orderId)!)]),
  )
  // New since the push, or with a baseline of its own: the push wrote to no order.
  for (const { orderId } of replies) {
    const { change } = await desk.orders.getOrderDetailForBook({ orderId })
    expect(change).toBe(made.get(orderId)! > at('deal.fpg-pushed') ? 'NEW' : 'SAME')
  }
})

test('orders on many deals at once, on two nodes, share transactions and keep every chain', async () => {
  const deals = await Promise.all(Array.from({ length: 6 }, () => submitted(desk)))
  const placed = await Promise.all(
    Array.from({ length: 120 }, (_, nr) =>
      place(investors[nr % 4]!, deals[nr % 6]!, { orderLevels: [orderLevel(nr + 1)] }),
    ),
  )
  const ids = new Set(placed.map(({ orderId }) => orderId))
  expect(ids.size).toBe(120)
  for (const dealId of deals) {
    const lines = await linesOf(one, ledgerOf(dealId))
    expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, nr) => nr + 1))
    expect(lines.filter(({ code }) => code === 'order.submitted')).toHaveLength(20)
    expect((await seqs(dealId)).keys().every((id) => ids.has(id))).toBe(true)
    expect(await verifyLedger(one.database.pool, ledgerOf(dealId))).toBeUndefined()
  }
  for (const { entity_id: houseId } of await one.database.db
    .selectFrom('user_account')
    .select('entity_id')
    .where('id', 'in', ['usr_investor', 'usr_investorironmosslife', 'usr_investortamarindgulf'])
    .execute())
    expect(await verifyLedger(one.database.pool, `own:${houseId}`)).toBeUndefined()
  const { rows } = await sql<{ deals: number }>`
    select count(distinct deal_id)::int as deals from deal_order
    where id = any(${[...ids]}) group by xmin::text`.execute(one.database.db)
  expect(Math.max(...rows.map(({ deals: shared }) => shared))).toBeGreaterThan(1)
})

test('a key used on two nodes at once makes one order', async () => {
  const dealId = await submitted(desk)
  const key = crypto.randomUUID()
  const nodes = [await clientOf(one, 'investor'), await clientOf({ ...one, url: two.url }, 'investor')]
  const content = { orderLevels: [orderLevel(9)] }
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, nr) => nodes[nr % 2]!.orders.newOrder({ dealId, content }, { key })),
  )
  expect(new Set(replies.map(({ orderId }) => orderId)).size).toBe(1)
  expect((await seqs(dealId)).size).toBe(1)
  expect(await verifyLedger(one.database.pool, 'own:ent_kestrelpeak')).toBeUndefined()
})

test('one of many edits of the same version, on two nodes, succeeds', async () => {
  const dealId = await submitted(desk)
  const { orderId } = await place(investors[0]!, dealId)
  const houses = await Promise.all(
    ['investor', 'investoradmin'].flatMap((person) => [
      clientOf(one, person),
      clientOf({ ...one, url: two.url }, person),
    ]),
  )
  const outcomes = await Promise.allSettled(
    Array.from({ length: 12 }, (_, nr) =>
      houses[nr % 4]!.orders.editOrder({
        orderId,
        expectedVersion: 1,
        content: { orderLevels: [orderLevel(20 + nr)] },
      }),
    ),
  )
  const won = outcomes.flatMap(({ status }, nr) => (status === 'fulfilled' ? [nr] : []))
  expect(won).toHaveLength(1)
  const { order } = await houses[0]!.orders.getOrderDetail({ orderId })
  expect([order.shown, order.orderLevels]).toEqual([2, [orderLevel(20 + won[0]!)]])
})
