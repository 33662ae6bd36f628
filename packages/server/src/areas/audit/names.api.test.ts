// A page of the log of administrators names what was deleted without reading the logs of all deals.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { fillLog, plansOf } from '../../../test/plans.ts'
import { openDatabase, type DatabaseHandle } from '../../platform/db/index.ts'
import { readNames } from './audit.repo.ts'

let clone: TestDatabase
let database: DatabaseHandle
beforeAll(async () => {
  clone = await createTestDatabase()
  database = openDatabase(clone.url, 2)
  await fillLog(database.db, 'deal:ann_abcdefghjkmn', { code: 'order.edited', count: 20_000 })
  await fillLog(database.db, 'dept:ent_1', { code: 'department.deleted', count: 3 })
})
afterAll(async () => {
  await database.close()
  await clone.drop()
})

it('finds lines about deleted departments and menu entries by their own index', async () => {
  const [plan] = await plansOf(database.db, (db) => readNames(db, ['dep_1', 'mnu_1']))
  expect(plan!.match(/ledger_entry_of_deleted/g)).toHaveLength(2)
  expect(plan).not.toContain('Seq Scan on ledger_entry')
})
