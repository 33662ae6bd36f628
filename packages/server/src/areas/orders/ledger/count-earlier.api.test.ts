// What orders of the demo world use of limits, as every write left it, is what they come to when they are counted again.
import { pino } from 'pino'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import { submitted } from '../../../../test/lifecycle.ts'
import { place } from '../../../../test/orders.ts'
import { countEarlier } from './count-earlier.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ content: 'demo' })
})
afterAll(() => app.close())

const uses = async () =>
  (
    await sql`
      select order_id, entity_id, deal_id, currency, phase, own, amount, until
      from quota_use where until is null or until > clock_timestamp() order by order_id, entity_id`.execute(
      app.database.db,
    )
  ).rows

test('orders from before limits are counted once, under the lock of their deal', async () => {
  await place(await clientOf(app, 'investor'), await submitted(await clientOf(app, 'deskoc')))
  const { db } = app.database
  const before = await uses()
  expect(before.length).toBeGreaterThan(100)
  expect(new Set(before.map((row) => (row as { phase: string }).phase)).size).toBeGreaterThan(3)
  await sql`delete from quota_use`.execute(db)
  await sql`
    insert into quota_uncounted select distinct deal_id from deal_order where stage <> 'draft'`.execute(db)
  const context = { pipeline: app.pipeline, db, log: pino({ level: 'silent' }) }
  for (const dealId of await countEarlier.find(db, 100)) await countEarlier.run(dealId, context)
  expect(await countEarlier.find(db, 100)).toEqual([])
  expect(await uses()).toEqual(before)
})
