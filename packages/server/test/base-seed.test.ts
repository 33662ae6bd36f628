import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { permissions } from '@bookrunner/domain/access'
import { grantsOf, seededRoles } from '@bookrunner/domain/roles'
import { seedBase } from '../seeds/base.ts'
import { openDatabase, type DatabaseHandle } from '../src/platform/db/index.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'

let clone: TestDatabase
let database: DatabaseHandle

beforeAll(async () => {
  clone = await createTestDatabase('migrated')
  database = openDatabase(clone.url, 4)
})
afterAll(async () => {
  await database.close()
  await clone.drop()
})

const roleIds = async () => (await database.db.selectFrom('role').select('id').execute()).map(({ id }) => id)

describe('the base records of an installation', () => {
  it('contain the six roles with their grants', async () => {
    expect((await roleIds()).toSorted()).toEqual(
      Object.values(seededRoles)
        .map(({ id }) => id)
        .toSorted(),
    )
    const rows = await database.db
      .selectFrom('role_permission')
      .select('permission')
      .where('role_id', '=', seededRoles.superAdmin.id)
      .execute()
    expect(rows.map(({ permission }) => permission).toSorted()).toEqual(grantsOf('superAdmin').toSorted())
  })

  it('contain a menu with every permission and every function', async () => {
    const menu = await database.db.selectFrom('menu').selectAll().execute()
    const offered = new Set(menu.map(({ permission }) => permission))
    expect(permissions.filter((permission) => !offered.has(permission))).toEqual([])
    const { rows } = await sql<{ key: string }>`
      select distinct m.permission || '|' || f.name as key from menu m join menu_function f on f.menu_id = m.id
    `.execute(database.db)
    const keys = grantsOf('superAdmin').filter((grant) => grant.includes('|'))
    expect(rows.map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
  })

  it('keep edits and deletions after a restart, and repair the product’s own menu', async () => {
    const { db } = database
    await db.updateTable('role').set({ name: 'Desk' }).where('id', '=', 'rol_syndicatemanager').execute()
    await db.deleteFrom('role').where('id', '=', 'rol_syndicateviewer').execute()
    await db.updateTable('menu').set({ role_code: null }).where('path', '=', '/system').execute()
    await seedBase(db)
    expect(await roleIds()).not.toContain('rol_syndicateviewer')
    const desk = await db
      .selectFrom('role')
      .selectAll()
      .where('id', '=', 'rol_syndicatemanager')
      .executeTakeFirst()
    expect(desk?.name).toBe('Desk')
    const system = await db.selectFrom('menu').selectAll().where('path', '=', '/system').executeTakeFirst()
    expect(system?.role_code).toBe('admin')
  })
})
