// The log of an order stays quick however long the log of its deal gets.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { announcementOfOrder, orderDeeds, orderIdIn } from '@bookrunner/domain/orders'
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { fillLog, plansOf } from '../../../../test/plans.ts'
import { openDatabase, type DatabaseHandle } from '../../../platform/db/index.ts'
import { readDeeds } from './deeds.repo.ts'

const orderId = orderIdIn('ann_abcdefghjkmn', 'k7q4m2xb90')
const ledger = `deal:${announcementOfOrder(orderId)}`

let clone: TestDatabase
let database: DatabaseHandle
beforeAll(async () => {
  clone = await createTestDatabase()
  database = openDatabase(clone.url, 2)
  await fillLog(database.db, ledger, { code: 'order.edited', count: 20_000 })
  for (const act of orderDeeds) await fillLog(database.db, ledger, { code: `order.${act}`, count: 5 })
})
afterAll(async () => {
  await database.close()
  await clone.drop()
})

it('finds acts on several orders by their own index', async () => {
  for (const acts of [orderDeeds, ['moved'] as const]) {
    const [plan] = await plansOf(database.db, (db) => readDeeds(db, orderId, acts))
    expect(plan).toContain('ledger_entry_of_orders')
  }
})
