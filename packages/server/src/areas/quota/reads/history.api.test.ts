// The log of limits stays quick beside the long logs of deals, whatever the collation of the database.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { fillLog, plansOf } from '../../../../test/plans.ts'
import { openDatabase, type DatabaseHandle } from '../../../platform/db/index.ts'
import { readHistory } from './history.repo.ts'

let clone: TestDatabase
let database: DatabaseHandle
beforeAll(async () => {
  clone = await createTestDatabase()
  database = openDatabase(clone.url, 2)
  await fillLog(database.db, 'quota:rates', { code: 'rate.set', count: 20 })
  await fillLog(database.db, 'deal:ann_abcdefghjkmn', { code: 'order.edited', count: 20_000 })
})
afterAll(async () => {
  await database.close()
  await clone.drop()
})

it('is read by its own index, newest first and oldest first, and so is its length', async () => {
  for (const sortOrder of ['asc', 'desc'] as const) {
    const plans = await plansOf(database.db, (db) => readHistory(db, { pageNum: 1, pageSize: 15, sortOrder }))
    for (const plan of plans) expect(plan).toContain('ledger_entry_of_limits')
  }
})
