// What is stored of each limit's use equals a count of the rows, whatever happens to orders and limits.
import fc from 'fast-check'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { up as makeSums } from '../../../../migrations/0079-use-of-limits.ts'
import { clientOf, startTestApp, type TestApp, type TestNode } from '../../../../test/index.ts'
import { submitted } from '../../../../test/lifecycle.ts'
import { mergeInto, typedByUser } from '../../../../test/merges.ts'
import { enterFor, orderLevel, place } from '../../../../test/orders.ts'
import { setQuota } from '../../../../test/quotas.ts'
import { buildBook, randomBooks } from '../../../../test/random-books.ts'

let app: TestApp
let node: TestNode
let desk: Client
let keeper: Client
let investor: Client
beforeAll(async () => {
  app = await startTestApp()
  node = await app.anotherNode()
  desk = await clientOf(app, 'deskoc')
  keeper = await clientOf(app, 'superadmin')
  investor = await clientOf(app, 'investor')
})
afterAll(() => app.close())

const rowsOf = async (text: string) => (await app.database.pool.query<Record<string, unknown>>(text)).rows

const stored = () =>
  rowsOf('select quota_id, currency, until, amount::text from quota_sum where amount <> 0 order by 1, 2, 3')
const counted = () =>
  rowsOf(`
    select q.id as quota_id, u.currency, u.until, sum(u.amount)::text as amount from quota q join quota_use u
      on (q.entity_id is null or q.entity_id = u.entity_id) and (q.deal_id is null or q.deal_id = u.deal_id)
    group by 1, 2, 3 having sum(u.amount) <> 0 order by 1, 2, 3`)
const agree = async () => {
  const found = await stored()
  expect(found).toEqual(await counted())
  return found
}

const house = 'ent_kestrelpeak'
const levels = (millions: number) => ({ orderLevels: [orderLevel(millions)] })

it('follows every act of a desk and every answer of an investor', { timeout: 60_000 }, async () => {
  await setQuota(keeper, { millions: 90_000, kind: 'soft' })
  await setQuota(keeper, { entityId: house, millions: 50_000, kind: 'soft' })
  await fc.assert(
    fc.asyncProperty(randomBooks, async (book) => {
      await buildBook(desk, book, app.database.db)
      await agree()
    }),
    { numRuns: 6 },
  )
})

it('follows new limits of each level, edits and withdrawals, and limits that go', async () => {
  const dealId = await submitted(desk)
  const { orderId } = await place(investor, dealId, levels(12))
  await setQuota(keeper, { dealId, millions: 500 })
  await setQuota(keeper, { entityId: house, dealId, millions: 400 })
  const own = async () => (await agree()).filter(({ quota_id: id }) => String(id).includes(dealId))
  expect((await own()).map(({ amount }) => amount)).toEqual(['12000000', '12000000'])
  await investor.orders.editOrder({ orderId, expectedVersion: 1, content: levels(9) })
  expect((await own()).map(({ amount }) => amount)).toEqual(['9000000', '9000000'])
  await investor.orders.withdraw({ orderId, expectedVersion: 2 })
  expect(await own()).toEqual([])
  await sql`delete from quota where deal_id = ${dealId} and entity_id is null`.execute(app.database.db)
  await agree()
})

it('agrees after orders of two nodes, while limits are set beside them', { timeout: 60_000 }, async () => {
  const deals = await Promise.all([submitted(desk), submitted(desk)])
  const nodes = [investor, await clientOf({ ...app, url: node.url }, 'investor')]
  const placed = await Promise.all([
    ...Array.from({ length: 30 }, (_, at) => place(nodes[at % 2]!, deals[at % 2]!, levels(1 + (at % 5)))),
    ...deals.map((dealId) => setQuota(keeper, { dealId, millions: 5000 }).then(() => undefined)),
  ])
  await agree()
  await Promise.all([
    ...placed.map(
      (order) => order && investor.orders.withdraw({ orderId: order.orderId, expectedVersion: 1 }),
    ),
    ...deals.map((dealId) => setQuota(keeper, { entityId: house, dealId, millions: 4000 })),
  ])
  await agree()
})

it('leaves out a limit that somebody deletes while an order that it concerns is withdrawn', async () => {
  const dealId = await submitted(desk)
  const { orderId } = await place(investor, dealId, levels(12))
  await setQuota(keeper, { dealId, millions: 500 })
  const deleting = await app.database.pool.connect()
  await deleting.query('begin')
  await deleting.query('delete from quota where deal_id = $1', [dealId])
  const withdrawn = investor.orders.withdraw({ orderId, expectedVersion: 1 })
  // It waits for the deletion.
  await expect
    .poll(() =>
      rowsOf(`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%quota_use%'`),
    )
    .toHaveLength(1)
  await deleting.query('commit')
  deleting.release()
  await withdrawn
  await agree()
})

it('moves with an institution that is merged into another', async () => {
  const from = 'ent_ironmosslife'
  const dealId = await submitted(desk)
  await setQuota(keeper, { entityId: from, dealId, millions: 700 })
  await setQuota(keeper, { entityId: from, millions: 900, kind: 'soft' })
  await enterFor(desk, dealId, from)
  await enterFor(desk, dealId, house)
  await typedByUser(app, from)
  await mergeInto(keeper, from, house)
  const found = await agree()
  expect(found.some(({ quota_id: id }) => String(id).includes(from))).toBe(false)
  expect(found.some(({ quota_id: id }) => String(id) === `quo_orgbond_${house}_${dealId}`)).toBe(true)
})

it('counts what is used when the table comes', async () => {
  const { db, pool } = app.database
  await pool.query('drop table quota_sum')
  for (const event of ['insert', 'update', 'delete'])
    await pool.query(`drop function sum_uses_on_${event} cascade`)
  await pool.query('drop function count_limit cascade')
  await makeSums(db as unknown as Kysely<unknown>)
  expect((await agree()).length).toBeGreaterThan(2)
})
