import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { admitted, clientOf, refusalOf, startTestApp, type TestApp } from '../../../test/index.ts'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await startTestApp()
  admin = await clientOf(app, 'systemadmin')
})
afterAll(() => app.close())

const house = 'ent_lantern'

describe('the contacts of account opening', () => {
  const administrators = ['superadmin', 'systemadmin']
  const everyAdministrator = [...administrators, 'bankadmin', 'investoradmin']
  const nobody = { userId: 'usr_nobody00' }
  const calls: [string, string[], (client: Client) => Promise<unknown>][] = [
    ['getBondUsers', administrators, (client) => client.users.getBondUsers()],
    ['getBondUsersByOrg', administrators, (client) => client.users.getBondUsersByOrg({ entityId: house })],
    ['exportBondUsers', administrators, (client) => client.users.exportBondUsers()],
    [
      'editBondUser',
      everyAdministrator,
      (client) => client.users.editBondUser({ ...nobody, name: 'Somebody' }),
    ],
    [
      'updateStatus',
      everyAdministrator,
      (client) => client.users.updateStatus({ ...nobody, status: 'frozen' }),
    ],
  ]
  it.each(calls)('%s: %j', async (_name, people, call) => {
    expect(await admitted(app, call)).toEqual(people)
    expect(await refusalOf(call(app.client()))).toMatchObject({ code: 401 })
  })

  it('are the users of the institution, or of all', async () => {
    const { list, total } = await admin.users.getBondUsersByOrg({ entityId: house, pageSize: 500 })
    expect(total).toBeGreaterThan(3)
    expect(list.every(({ entity }) => entity?.entityId === house)).toBe(true)
    expect(list).toEqual((await admin.users.list({ entityId: house, pageSize: 500 })).list)
    expect((await admin.users.getBondUsers()).total).toBe((await admin.users.list()).total)
    expect((await admin.users.getBondUsersByOrg({ entityId: 'ent_unknown' })).total).toBe(0)
  })

  it('are edited, frozen at once, and let in again', async () => {
    const contact = await clientOf(app, 'sales')
    const { user } = await contact.users.info()
    await admin.users.editBondUser({ userId: user.userId, nickName: 'Front desk' })
    expect((await contact.users.info()).user.nickName).toBe('Front desk')
    await admin.users.updateStatus({ userId: user.userId, status: 'frozen' })
    expect(await refusalOf(contact.users.info())).toMatchObject({ code: 610101 })
    await admin.users.updateStatus({ userId: user.userId, status: 'active' })
    expect((await admin.users.info({ userId: user.userId })).user.status).toBe('active')
  })

  it('of another house stay hidden from its administrator', async () => {
    const other = await clientOf(app, 'investoradmin')
    expect(
      await refusalOf(other.users.updateStatus({ userId: 'usr_sales', status: 'frozen' })),
    ).toMatchObject({
      reason: 'record.unknown',
    })
  })
})
