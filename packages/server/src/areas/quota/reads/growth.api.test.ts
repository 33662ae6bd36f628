// What limits read stays quick with many ledgers and much use.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { quotaLevels } from '@bookrunner/domain/quota'
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { plansOf } from '../../../../test/plans.ts'
import { openDatabase, type Db, type DatabaseHandle } from '../../../platform/db/index.ts'
import { readQuotaNumber } from './number.repo.ts'
import { readQuotas } from './quotas.repo.ts'

let clone: TestDatabase
let database: DatabaseHandle
beforeAll(async () => {
  clone = await createTestDatabase()
  database = openDatabase(clone.url, 2)
  await fill(database.db)
})
afterAll(async () => {
  await database.close()
  await clone.drop()
})

const fill = async (db: Db) => {
  await sql`
    insert into ledger (id, seq, hash)
    select kind || ':' || n, 1, '' from unnest(array['inbox', 'account', 'own', 'offer', 'user']) kind,
      generate_series(1, 4000) n
    union all select 'deal:' || n, 1, '' from generate_series(1, 100) n`.execute(db)
  await sql`
    insert into quota_use (order_id, entity_id, deal_id, currency, phase, own, amount, flags)
    select 'ord_' || n, 'ent_' || n % 100, 'deal_' || n % 100, 'USD', 'placed', 1, 1, '[]'
    from generate_series(1, 20000) n`.execute(db)
  await sql`analyze ledger, quota_use`.execute(db)
}

const planOf = async (work: (db: Db) => Promise<unknown>) => (await plansOf(database.db, work)).join('\n')

it('knows that figures may have changed from the ledgers they follow, and reads no others', async () => {
  expect(await planOf(readQuotaNumber)).toContain('ledger_of_limits')
})

it('reads of what is used the part of each limit', async () => {
  for (const level of quotaLevels) {
    const plan = await planOf((db) => readQuotas(db, { level }))
    expect(plan).toMatch(/quota_use_entity|quota_use_deal_entity/)
    expect(plan).toContain('quota_use_deal')
  }
})
