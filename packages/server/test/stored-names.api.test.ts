// Migrations that rename stored fields: rows in the earlier shape become what the app writes today.
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { up as renameOrderLevels } from '../migrations/0023-order-levels.ts'
import { up as renameLifecycle } from '../migrations/0024-deal-lifecycle.ts'
import { up as makeDepartments } from '../migrations/0037-departments.ts'
import { verifyLedger } from '../src/platform/service/index.ts'
import { ledgerOf, submitted } from './lifecycle.ts'
import { clientOf, startTestApp, type TestApp } from './index.ts'
import { orderLevel, place } from './orders.ts'

let app: TestApp
let dealId: string
beforeAll(async () => {
  app = await startTestApp()
  dealId = await submitted(await clientOf(app, 'deskoc'))
})
afterAll(() => app.close())

/** A migration knows the tables of its own time. */
const anyTables = () => app.database.db as unknown as Kysely<unknown>

/** Every order and every version, as they are stored. */
const stored = async () => {
  const { pool } = app.database
  const orders = await pool.query('select id, record from deal_order order by id')
  const versions = await pool.query('select record, changes from order_version order by order_id, number')
  return { orders: orders.rows as unknown[], versions: versions.rows as unknown[] }
}

const withEarlierNames = (column: string) => sql`
  replace(replace(${sql.ref(column)}::text, '"orderLevels":', '"rungs":'),
    '"field": "orderLevels"', '"field": "rungs"')::jsonb`

it('renames rungs to order levels', async () => {
  const investor = await clientOf(app, 'investor')
  const { orderId, shown } = await place(investor, dealId, { comment: 'It says "rungs": here' })
  const content = { orderLevels: [orderLevel(10, '60'), orderLevel(6, '53')] }
  await investor.orders.editOrder({ orderId, expectedVersion: shown, content })
  const before = await stored()

  const { db, pool } = app.database
  await sql`update deal_order set record = ${withEarlierNames('record')}`.execute(db)
  await sql`alter table order_version disable trigger append_only`.execute(db)
  await sql`update order_version
    set record = ${withEarlierNames('record')}, changes = ${withEarlierNames('changes')}`.execute(db)
  await sql`alter table order_version enable trigger append_only`.execute(db)
  expect(JSON.stringify(await stored())).not.toContain('"orderLevels"')

  await renameOrderLevels(anyTables())
  expect(await stored()).toEqual(before)
  await expect(pool.query('update order_version set number = number')).rejects.toThrow('append-only')
  expect(await verifyLedger(pool, ledgerOf(dealId))).toBeUndefined()
})

it('renames the course of a deal to its lifecycle', async () => {
  const { db, pool } = app.database
  const select = 'select id, lifecycle from deal order by id'
  const before = (await pool.query(select)).rows as { lifecycle: object }[]
  expect(before[0]!.lifecycle).toMatchObject({ closingAnnounced: false, subjectAnnounced: [] })

  await sql`alter table deal rename column lifecycle to course`.execute(db)
  await sql`update deal set course = replace(replace(course::text,
    '"closingAnnounced":', '"closingTold":'), '"subjectAnnounced":', '"subjectTold":')::jsonb`.execute(db)

  await renameLifecycle(anyTables())
  expect((await pool.query(select)).rows).toEqual(before)
})

it('makes a record of each department that users name', async () => {
  const { db, pool } = app.database
  await sql`alter table user_account add column department text, drop column department_id`.execute(db)
  await sql`drop table department`.execute(db)
  const texts = {
    usr_sales: 'Sales',
    usr_salesadmin: 'SALES',
    usr_deskoc: 'Syndicate',
    usr_investor: 'Sales',
  }
  for (const [id, text] of Object.entries(texts))
    await sql`update user_account set department = ${text} where id = ${id}`.execute(db)
  await makeDepartments(anyTables())
  const { rows } = await pool.query(`
    select u.id, d.name, d.entity_id = u.entity_id as own from user_account u
    join department d on d.id = u.department_id order by u.id`)
  expect(rows).toEqual([
    { id: 'usr_deskoc', name: 'Syndicate', own: true },
    { id: 'usr_investor', name: 'Sales', own: true },
    { id: 'usr_sales', name: expect.stringMatching(/^sales$/i), own: true },
    { id: 'usr_salesadmin', name: expect.stringMatching(/^sales$/i), own: true },
  ])
  const list = await (await clientOf(app, 'superadmin')).users.deptList({ entityId: 'ent_lantern' })
  expect(list.list.map(({ users }) => users)).toEqual([2, 1])
})
