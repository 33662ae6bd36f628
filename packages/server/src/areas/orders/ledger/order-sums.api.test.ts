// What is stored of a house's orders in a deal equals a count of the orders, whatever happened to them.
import fc from 'fast-check'
import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { up as makeOrderSums } from '../../../../migrations/0065-order-sums.ts'
import { clientOf, openTestWorld } from '../../../../test/index.ts'
import { submitted } from '../../../../test/lifecycle.ts'
import { mergeInto, typedByUser } from '../../../../test/merges.ts'
import { enterFor, mm, orderLevel, place } from '../../../../test/orders.ts'
import { buildBook, randomBooks } from '../../../../test/random-books.ts'

const anyTables = (db: unknown): Kysely<unknown> => db as Kysely<unknown>

const { app, desk, investor } = openTestWorld({ desk: 'deskoc', investor: 'investor' })

interface Sum {
  investor_id: string
  deal_id: string
  orders: number
  total: number
}

const stored = async () =>
  (
    await app.database.pool.query<Sum>(
      'select investor_id, deal_id, orders, total from order_sum where orders <> 0 or total <> 0 order by 1, 2',
    )
  ).rows
const counted = async () =>
  (
    await app.database.pool.query<Sum>(
      `select investor_id, deal_id, count(*)::int as orders, sum(size)::bigint as total from (
         select o.investor_id, o.deal_id, (select max((r ->> 'size')::bigint) from jsonb_array_elements(
           case when o.record -> 'fpg' = 'null' then o.record -> 'orderLevels' else o.record -> 'fpg' -> 'orderLevels' end) r) as size
         from deal_order o where o.stage = 'live') s
       where size is not null group by 1, 2 order by 1, 2`,
    )
  ).rows

it('follows every act of a desk and every answer of an investor', { timeout: 60_000 }, () =>
  fc.assert(
    fc.asyncProperty(randomBooks, async (book) => {
      await buildBook(desk, book, app.database.db)
      expect(await stored()).toEqual(await counted())
    }),
    { numRuns: 6 },
  ),
)

it('follows drafts, edits and withdrawals of investors', async () => {
  const dealId = await submitted(desk)
  const own = async () => (await stored()).filter(({ deal_id }) => deal_id === dealId)
  const draft = await investor.orders.saveOrder({ dealId, content: { orderLevels: [orderLevel(7)] } })
  expect(await own()).toEqual([])
  const { orderId } = await place(investor, dealId, {
    orderLevels: [orderLevel(12, '60'), orderLevel(4, '50')],
  })
  const [row] = await own()
  expect(row).toMatchObject({ orders: 1, total: mm(12) })
  await investor.orders.editOrder({
    orderId,
    expectedVersion: 1,
    content: { orderLevels: [orderLevel(9)] },
  })
  expect(await own()).toMatchObject([{ orders: 1, total: mm(9) }])
  await investor.orders.withdraw({ orderId, expectedVersion: 2 })
  await investor.orders.withdraw({ orderId: draft.orderId, expectedVersion: draft.shown })
  expect(await own()).toEqual([])
})

it('moves with the orders of an institution that is merged into another', async () => {
  const from = 'ent_ironmosslife'
  await enterFor(desk, await submitted(desk), from)
  await typedByUser(app, from)
  await mergeInto(await clientOf(app, 'superadmin'), from, 'ent_kestrelpeak')
  const found = await stored()
  expect(found).toEqual(await counted())
  expect(found.some(({ investor_id }) => investor_id === from)).toBe(false)
})

it('counts the orders that are there when the table comes', async () => {
  const { db, pool } = app.database
  await pool.query('drop table order_sum')
  for (const event of ['insert', 'update', 'delete'])
    await pool.query(`drop function sum_orders_on_${event} cascade`)
  await makeOrderSums(anyTables(db))
  const found = await stored()
  expect(found.length).toBeGreaterThan(5)
  expect(found).toEqual(await counted())
})
