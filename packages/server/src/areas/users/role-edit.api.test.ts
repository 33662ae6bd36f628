import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Kysely } from 'kysely'
import type { Client } from '@bookrunner/contract'
import { grantsOf, seededRoles } from '@bookrunner/domain/roles'
import { admitted, clientOf, refusalOf, startTestApp, worded, type TestApp } from '../../../test/index.ts'
import { verifyLedger } from '../../platform/service/index.ts'
import { up as takeRates } from '../../../migrations/0099-who-sets-rates.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const viewer = seededRoles.syndicateViewer.id
const reading = { tier: 'tier3', family: 'manager', permissions: ['myDeals', 'my_deal'] } as const
const add = async (person: string, more: object = {}) =>
  (await clientOf(app, person)).roles.add({
    ...reading,
    permissions: [...reading.permissions],
    name: 'Sales desk',
    ...more,
  })

describe('adding a role', () => {
  it('makes one with the permissions that the caller holds', async () => {
    const { roleId } = await add('superadmin', { nameCn: '销售台' })
    const reader = await clientOf(app, 'superadmin', 'HK')
    expect(await reader.roles.info({ roleId })).toMatchObject({
      name: '销售台',
      tier: 'tier3',
      family: 'manager',
      users: 0,
      permissions: ['myDeals', 'my_deal'],
      version: 1,
    })
    expect(await verifyLedger(app.database.pool, `role:${roleId}`)).toBeUndefined()
  })

  it.each<[string, object, string]>([
    ['superadmin', { name: 'SALES DESK' }, 'role.name-taken'],
    ['superadmin', { name: 'A', family: 'admin' }, 'role.wrong-family'],
    ['superadmin', { name: 'A', permissions: ['my_deal|abort'] }, 'role.function-without-screen'],
    ['superadmin', { name: 'A', tier: 'tier4', family: 'admin' }, 'role.sees-no-book'],
    ['systemadmin', { name: 'A' }, 'role.not-held'],
    ['systemadmin', { name: 'A', tier: 'tier1', family: 'admin', permissions: [] }, 'role.above-you'],
    ['bankadmin', { name: 'A' }, 'access.denied'],
  ])('by %s: %j is refused', async (person, more, reason) => {
    expect((await refusalOf(add(person, more))).reason).toBe(reason)
  })
})

describe('editing a role', () => {
  it('changes names and permissions, for its users from the next call on', async () => {
    const admin = await clientOf(app, 'systemadmin')
    const { roleId } = await add('superadmin', { name: 'Edited' })
    const root = await clientOf(app, 'superadmin')
    await root.roles.assign({ roleId, userIds: ['usr_deskviewer'] })
    const person = await clientOf(app, 'deskviewer')
    expect((await person.users.info()).permissions).toEqual(['myDeals', 'my_deal'])
    const permissions = ['investor', 'myDeals', 'my_deal']
    const { version } = await admin.roles.edit({ roleId, name: 'Edited again', permissions })
    expect((await person.users.info()).permissions.toSorted()).toEqual(permissions)
    expect((await person.users.info()).user.group.name).toBe('Edited again')
    const late = admin.roles.edit({ roleId, version: version - 1, name: 'Late' })
    expect((await refusalOf(late)).reason).toBe('write.changed-meanwhile')
    const same = admin.roles.edit({ roleId, version, name: 'Edited again', permissions })
    expect((await refusalOf(same)).reason).toBe('write.no-changes')
    await root.roles.assign({ roleId: viewer, userIds: ['usr_deskviewer'] })
  })

  it('grants nothing that the caller does not hold, and takes the name of no other role', async () => {
    const admin = await clientOf(app, 'systemadmin')
    const refused = (permissions: string[]) =>
      refusalOf(admin.roles.edit({ roleId: viewer, name: 'Syndicate viewer', permissions }))
    expect((await refused([...grantsOf('syndicateViewer'), 'board'])).reason).toBe('role.not-held')
    const renamed = admin.roles.edit({ roleId: viewer, name: 'investor' })
    expect((await refusalOf(renamed)).reason).toBe('role.name-taken')
    const above = admin.roles.edit({ roleId: 'rol_superadmin', name: 'X' })
    expect((await refusalOf(above)).reason).toBe('role.above-you')
  })
})

describe('copying and deleting', () => {
  it('copies level and permissions, and deletes what nobody has', async () => {
    const admin = await clientOf(app, 'systemadmin')
    const { roleId } = await admin.roles.copy({ roleId: viewer, name: 'Viewer 2' })
    expect((await admin.roles.info({ roleId })).permissions).toEqual(grantsOf('syndicateViewer').toSorted())
    await admin.roles.del({ roleId })
    expect((await refusalOf(admin.roles.info({ roleId }))).reason).toBe('record.unknown')
    const above = admin.roles.copy({ roleId: 'rol_superadmin', name: 'Root 2' })
    expect((await refusalOf(above)).reason).toBe('role.above-you')
  })

  it('copies no right that the level cannot have, and the upgrade takes it from stored roles', async () => {
    const { db } = app.database
    const key = 'quota_rates|edit'
    const roleId = seededRoles.systemAdmin.id
    await db.insertInto('role_permission').values({ role_id: roleId, permission: key }).execute()
    const admin = await clientOf(app, 'superadmin')
    const holds = async (id: string) => (await admin.roles.info({ roleId: id })).permissions.includes(key)
    const copy = await admin.roles.copy({ roleId, name: 'Limits desk' })
    expect([await holds(roleId), await holds(copy.roleId)]).toEqual([true, false])
    await takeRates(db as unknown as Kysely<unknown>)
    expect([await holds(roleId), await holds(seededRoles.superAdmin.id)]).toEqual([false, true])
    await admin.roles.del({ roleId: copy.roleId })
  })

  it('keeps a role that users have', async () => {
    const inUse = (client: Awaited<ReturnType<typeof clientOf>>) => client.roles.del({ roleId: viewer })
    expect(await refusalOf(inUse(await clientOf(app, 'superadmin')))).toMatchObject({
      reason: 'role.in-use',
      code: 409,
    })
    expect(new Set(await worded(app, 'superadmin', inUse)).size).toBe(3)
    expect(await admitted(app, inUse)).toEqual(['superadmin', 'systemadmin'])
  })
})

it('may be changed by super and system administrators alone', async () => {
  const dryRun = { dryRun: true }
  const nobody = { roleId: 'rol_none', userIds: ['usr_none'] }
  for (const [name, call] of Object.entries<(client: Client) => Promise<unknown>>({
    add: ({ roles }) =>
      roles.add(
        { name: 'Probe', nameCn: '', nameHk: '', tier: 'tier3', family: 'manager', permissions: [] },
        dryRun,
      ),
    copy: ({ roles }) => roles.copy({ roleId: 'rol_none', name: 'Probe' }, dryRun),
    edit: ({ roles }) => roles.edit({ roleId: 'rol_none', name: 'Probe', nameCn: '', nameHk: '' }, dryRun),
    assign: ({ roles }) => roles.assign(nobody, dryRun),
    getRoleMenu: ({ roles }) => roles.getRoleMenu({ roleId: 'rol_none' }),
    getRoleUser: ({ roles }) => roles.getRoleUser({ roleId: 'rol_none' }),
    delRoleUser: ({ roles }) => roles.delRoleUser({ ...nobody, toRoleId: viewer }, dryRun),
  }))
    expect(await admitted(app, call), name).toEqual(['superadmin', 'systemadmin'])
})

describe('the users of a role', () => {
  it('get it and lose it many at once, all or none', async () => {
    const admin = await clientOf(app, 'systemadmin')
    const { roleId } = await admin.roles.copy({ roleId: viewer, name: 'Readers' })
    const userIds = ['usr_deskviewer', 'usr_sales']
    expect((await admin.roles.assign({ roleId, userIds })).moved).toEqual(userIds)
    expect((await admin.roles.getRoleUser({ roleId })).list.map(({ userId }) => userId).toSorted()).toEqual(
      userIds,
    )
    expect(await verifyLedger(app.database.pool, 'user:usr_sales')).toBeUndefined()
    expect((await refusalOf(admin.roles.assign({ roleId, userIds }))).reason).toBe('write.no-changes')
    const mixed = admin.roles.assign({ roleId, userIds: ['usr_deskoc', 'usr_investor'] })
    expect((await refusalOf(mixed)).reason).toBe('role.wrong-entity')
    expect((await admin.roles.getRoleUser({ roleId })).total).toBe(2)
    const back = { roleId, userIds, toRoleId: viewer }
    expect((await admin.roles.delRoleUser(back)).moved).toEqual(userIds)
    expect((await refusalOf(admin.roles.delRoleUser(back))).reason).toBe('record.unknown')
  })

  it('never takes the last super administrator, nor oneself', async () => {
    const root = await clientOf(app, 'superadmin')
    const self = root.roles.assign({ roleId: 'rol_systemadmin', userIds: ['usr_superadmin'] })
    expect((await refusalOf(self)).reason).toBe('user.own-place')
    const system = await clientOf(app, 'systemadmin')
    const above = system.roles.assign({ roleId: 'rol_systemadmin', userIds: ['usr_superadmin'] })
    expect((await refusalOf(above)).reason).toBe('access.denied')
  })
})

describe('the menu of a role', () => {
  it('is checked wholly, half or not at all', async () => {
    const admin = await clientOf(app, 'superadmin')
    const { list } = await admin.roles.getRoleMenu({ roleId: viewer })
    const checkOf = (name: string) => list.find(({ permission }) => permission === name)?.check
    expect(['myDeals', 'my_deal', 'admin'].map(checkOf)).toEqual(['half', 'half', 'none'])
    const all = await admin.roles.getRoleMenu({ roleId: 'rol_superadmin' })
    expect(new Set(all.list.map(({ check }) => check))).toEqual(new Set(['all']))
  })
})
