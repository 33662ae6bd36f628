import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { inTransaction, openDatabase, type DatabaseHandle } from '../../platform/db/index.ts'
import { Reactions } from '../../platform/service/index.ts'
import { reactToMenu } from './menu-keys.ts'

let database: TestDatabase
let handle: DatabaseHandle
beforeAll(async () => {
  database = await createTestDatabase('migrated')
  handle = openDatabase(database.url, 2)
})
afterAll(async () => {
  await handle.close()
  await database.drop()
})

test('keys added, removed and added again in one batch are granted', async () => {
  const reactions = new Reactions()
  reactToMenu(reactions)
  const roleId = 'rol_systemadmin'
  const added = { type: 'menu.keys-added', keys: ['handbook'], roleId }
  const gone = { type: 'menu.keys-gone', keys: ['handbook'] }
  const grantsAfter = (events: Parameters<Reactions['react']>[1]) =>
    inTransaction(handle.pool, async (transaction) => {
      await reactions.react(transaction, events)
      await transaction.commit()
      const grants = handle.db.selectFrom('role_permission').selectAll().where('role_id', '=', roleId)
      return JSON.stringify(await grants.execute()).includes('"handbook"')
    })
  expect(await grantsAfter([added, gone, added])).toBe(true)
  expect(await grantsAfter([added, gone])).toBe(false)
})
