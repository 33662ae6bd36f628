import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admitted, clientOf, refusalOf, startTestApp, type TestApp } from '../../../test/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const listFor = async (person: string, input = {}) =>
  (await clientOf(app, person)).users.list({ pageSize: 500, ...input })

describe('the list of users', () => {
  it('needs admin_user', async () => {
    const who = await admitted(app, (client) => client.users.list())
    expect(who).toEqual(['superadmin', 'systemadmin', 'bankadmin', 'investoradmin'])
    expect(await refusalOf(app.client().users.list())).toMatchObject({ code: 401 })
  })

  it('shows everybody to administrators of all houses, and marks whom they may edit', async () => {
    const all = await app.database.db.selectFrom('user_account').select('id').execute()
    const listed = await listFor('superadmin')
    expect([listed.total, listed.list.length]).toEqual([all.length, all.length])
    expect(listed.list.every(({ editable }) => editable)).toBe(true)
    const system = await listFor('systemadmin')
    expect(system.list.filter(({ editable }) => !editable).map(({ tier }) => tier)).toEqual(['tier1'])
  })

  it('shows a house’s administrator its people, and a department’s administrator the department', async () => {
    const house = await listFor('bankadmin')
    expect(new Set(house.list.map(({ entity }) => entity?.entityId))).toEqual(new Set(['ent_lantern']))
    expect(house.total).toBe(5)
    const sales = await listFor('salesadmin')
    expect(sales.list.map(({ userId }) => userId)).toEqual(['usr_salesadmin', 'usr_sales'])
    expect((await listFor('bankadmin', { entityId: 'ent_ninefold' })).total).toBe(0)
  })

  it('is searched, filtered and sorted', async () => {
    const names = async (input: object) =>
      (await listFor('superadmin', input)).list.map(({ account }) => account)
    expect(await names({ keyword: 'DESK.O' })).toEqual(['desk.oc@lantern.example'])
    expect(await names({ keyword: '方以誠' })).toEqual(['desk.oc@lantern.example'])
    expect(await names({ keyword: '%' })).toEqual([])
    expect(await names({ status: 'frozen' })).toEqual(['frozen.user@kestrelpeak.example'])
    expect(await names({ roleId: 'rol_systemadmin' })).toEqual(['system.admin@bookrunner.example'])
    const up = await names({ sortField: 'name' })
    expect(await names({ sortField: 'name', sortOrder: 'desc' })).toEqual(up.toReversed())
    for (const sortField of ['account', 'entity', 'role', 'status', 'createTime'] as const) {
      expect((await names({ sortField })).length).toBe(up.length)
    }
  })

  it('is paged', async () => {
    const client = await clientOf(app, 'superadmin')
    const all = await client.users.list({ pageSize: 500 })
    const pages = [await client.users.list(), await client.users.list({ pageNum: 2 })]
    expect(pages.flatMap(({ list }) => list)).toEqual(all.list.slice(0, 30))
    expect(await client.users.list({ pageNum: 99 })).toMatchObject({
      list: [],
      total: all.total,
      pageNum: 99,
    })
  })

  it('refuses other sortings and sizes', async () => {
    const client = await clientOf(app, 'superadmin', 'CN')
    const sent = {
      sortField: 'account; drop table user_account' as 'account',
      pageSize: 0,
      keyword: 'x'.repeat(101),
    }
    const refused = await refusalOf(client.users.list(sent))
    expect(refused).toMatchObject({
      reason: 'input.invalid',
      code: 400,
      message: expect.stringMatching(/\p{Script=Han}/u),
    })
    expect(refused.fields.map(({ field }) => field)).toEqual(['pageSize', 'sortField', 'keyword'])
  })
})
