// Base records of every installation: the product's own menu, and once the roles and the operator's entity.
import { sql, type Transaction } from 'kysely'
import { functionTitles, routeTitles } from '@bookrunner/contract/access'
import { seededRoleNames } from '@bookrunner/contract/roles'
import { type Route, functions, routes } from '@bookrunner/domain/access'
import { type SeededRole, grantsOf, seededRoles } from '@bookrunner/domain/roles'
import type { Database, Db } from '../src/platform/db/index.ts'

/** The house that runs the installation; administrators who belong to no other entity belong to it. */
export const operatorId = 'ent_operator'

/** Run at every start, under the lock of the migrations. */
export async function seedBase(db: Db): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await seedMenu(transaction)
    await seedRolesOnce(transaction)
  })
}

const menuId = (path: string): string => `mnu_${path.toLowerCase().replace(/[^0-9a-z]/g, '')}`

const menuRows = (routes as readonly Route[])
  .filter((route) => !route.open && route.path !== '/')
  .map((route, position) => {
    const { US, CN, HK } = routeTitles[route.title as keyof typeof routeTitles]
    return {
      id: menuId(route.path),
      parent_id: route.parent && route.parent !== '/' ? menuId(route.parent) : null,
      name: US,
      name_cn: CN,
      name_hk: HK,
      permission: route.permission ?? null,
      role_code: route.role ?? null,
      tiers: route.tiers ? [...route.tiers] : null,
      path: route.path,
      icon: route.icon ?? '',
      hidden: route.hidden ?? false,
      position: position * 10,
      built_in: true,
    }
  })

const functionRows = (routes as readonly Route[])
  // A row that only redirects has a permission, but no function.
  .filter((route) => route.permission && !route.redirect)
  .flatMap((route) =>
    functions[route.permission ?? 'admin'].map((name, position) => {
      const { US, CN, HK } = functionTitles[name]
      const label = { label: US, label_cn: CN, label_hk: HK }
      return { menu_id: menuId(route.path), name, ...label, position: position * 10 }
    }),
  )

/** Updates the product's own rows to the route table of this release; rows that administrators added stay. */
async function seedMenu(transaction: Transaction<Database>): Promise<void> {
  const excluded = (columns: readonly string[]) =>
    Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)]))
  await transaction
    .insertInto('menu')
    .values(menuRows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(excluded(Object.keys(menuRows[0] ?? {}).filter((column) => column !== 'id'))),
    )
    .execute()
  await transaction
    .insertInto('menu_function')
    .values(functionRows)
    .onConflict((conflict) =>
      conflict
        .columns(['menu_id', 'name'])
        .doUpdateSet(excluded(['label', 'label_cn', 'label_hk', 'position'])),
    )
    .execute()
}

/** Administrators edit roles and the operator's name later, so they are written only once. */
async function seedRolesOnce(transaction: Transaction<Database>): Promise<void> {
  const there = await transaction.selectFrom('role').select('id').limit(1).executeTakeFirst()
  if (there) return
  const names = Object.keys(seededRoles) as SeededRole[]
  const roles = names.map((name) => {
    const { US, CN, HK } = seededRoleNames[name]
    return { ...seededRoles[name], name: US, name_cn: CN, name_hk: HK }
  })
  const grants = names.flatMap((name) =>
    grantsOf(name).map((permission) => ({ role_id: seededRoles[name].id, permission })),
  )
  await transaction.insertInto('role').values(roles).execute()
  await transaction.insertInto('role_permission').values(grants).execute()
  await transaction
    .insertInto('entity')
    .values({
      id: operatorId,
      name: 'Platform operator',
      name_cn: '平台运营方',
      name_hk: '平台營運方',
      short_name: 'Operator',
      source: 'platform',
      review: 'reviewed',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
