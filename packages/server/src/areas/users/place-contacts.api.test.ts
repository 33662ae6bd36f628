import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { verifyLedger } from '../../platform/service/index.ts'
import { admitted, clientOf, refusalOf, signIn, startTestApp, type TestApp } from '../../../test/index.ts'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await startTestApp({ timedWork: true })
  admin = await clientOf(app, 'systemadmin')
})
afterAll(() => app.close())

const house = 'ent_kestrelpeak'
const contactsOf = async () =>
  (await admin.users.getBondUsersByOrg({ entityId: house, pageSize: 500 })).list.map(({ userId }) => userId)
const unallocated = async () => (await admin.users.getUnallocatedUser({ pageSize: 500 })).list

describe('contacts without an institution', () => {
  it('are seen and placed by super and system administrators only', async () => {
    const people = ['superadmin', 'systemadmin']
    expect(await admitted(app, (client) => client.users.getUnallocatedUser())).toEqual(people)
    const nobody = { entityId: house, userIds: ['usr_nobody'] }
    for (const call of ['assignContacts', 'deleteContacts'] as const)
      expect(await admitted(app, (client) => client.users[call](nobody))).toEqual(people)
  })

  it('leave and come back together, with their own profile meanwhile and nothing else', async () => {
    const leaver = await clientOf(app, 'investor')
    const { user } = await leaver.users.info()
    const orders = await leaver.orders.myOrder({ pageSize: 100 })
    const other = (await contactsOf()).find((id) => id !== user.userId)
    const entityId = user.entity!.entityId
    expect(entityId).toBe(house)
    const userIds = [user.userId, other!]
    const count = async () => (await admin.entities.info({ entityId })).users
    const [users, uses] = [await count(), (await admin.entities.info({ entityId })).uses]

    expect(await admin.users.deleteContacts({ entityId, userIds })).toEqual({ entityId, removed: userIds })
    expect(await count()).toBe(users - 2)
    expect((await admin.entities.info({ entityId })).uses?.orders).toBe(uses?.orders)
    const rows = await unallocated()
    expect(rows.map(({ userId }) => userId).toSorted()).toEqual(userIds.toSorted())
    expect(rows.every(({ entity, department }) => entity === null && department === null)).toBe(true)
    expect((await admin.users.list({ pageSize: 500 })).list.some(({ entity }) => entity === null)).toBe(true)
    await (await admin.users.exportList({})).blob()

    // The same session: the profile stays, every right has gone.
    const info = await leaver.users.info()
    expect(info).toMatchObject({ user: { entity: null }, permissions: [], functions: [], roles: [] })
    expect(await refusalOf(leaver.orders.myOrder())).toMatchObject({ reason: 'access.no-institution' })
    expect(
      await refusalOf(leaver.files.upload({ purpose: 'logo', file: new File(['x'], 'x.png') })),
    ).toMatchObject({ reason: 'access.no-institution' })
    const { nickName } = await leaver.users.editOwn({ nickName: 'Away' })
    expect(nickName).toBe('Away')
    expect((await leaver.access.menuList()).list).toEqual([])
    const again = await signIn(app, user.account)
    expect((await again.users.info()).user.entity).toBeNull()

    expect(await admin.users.assignContacts({ entityId, userIds })).toEqual({ entityId, assigned: userIds })
    expect(await count()).toBe(users)
    expect(await unallocated()).toEqual([])
    expect((await leaver.users.info()).permissions).toContain('my_order')
    expect((await leaver.orders.myOrder({ pageSize: 100 })).total).toBe(orders.total)
    for (const ledger of [`entity:${entityId}`, `user:${user.userId}`])
      expect(await verifyLedger(app.database.pool, ledger)).toBeUndefined()
  })

  it('are placed all or none', async () => {
    const [one, two] = await contactsOf()
    const remove = (userIds: string[]) => admin.users.deleteContacts({ entityId: house, userIds })
    expect(await refusalOf(remove([one!, 'usr_nobody']))).toMatchObject({ reason: 'record.unknown' })
    expect(await refusalOf(remove([one!, 'usr_deskoc']))).toMatchObject({ reason: 'record.unknown' })
    expect(await unallocated()).toEqual([])
    await remove([one!])
    const assign = (userIds: string[], more = {}) =>
      admin.users.assignContacts({ entityId: house, userIds, ...more })
    expect(await refusalOf(assign([one!, two!]))).toMatchObject({ reason: 'user.has-entity' })
    expect(await refusalOf(assign([one!], { roleId: 'rol_syndicateviewer' }))).toMatchObject({
      reason: 'role.wrong-entity',
    })
    expect(await refusalOf(assign([one!], { roleId: 'rol_superadmin' }))).toMatchObject({
      reason: 'role.above-you',
    })
    const bank = { entityId: 'ent_lantern', userIds: [one!], roleId: 'rol_syndicateviewer' }
    await admin.users.assignContacts(bank)
    expect((await admin.users.info({ userId: one! })).user).toMatchObject({
      entity: { entityId: 'ent_lantern' },
      group: { roleId: 'rol_syndicateviewer' },
    })
  })

  it('are taken once, whichever of two administrators is first', async () => {
    const root = await clientOf(app, 'superadmin')
    const [one] = await contactsOf()
    await admin.users.deleteContacts({ entityId: house, userIds: [one!] })
    const outcomes = await Promise.allSettled([
      admin.users.assignContacts({ entityId: house, userIds: [one!] }),
      root.users.assignContacts({ entityId: 'ent_ninefold', userIds: [one!] }),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('never include the caller or the last super administrator', async () => {
    const root = await clientOf(app, 'superadmin')
    const { user } = await root.users.info()
    const entityId = user.entity!.entityId
    const own = { entityId, userIds: [user.userId] }
    expect(await refusalOf(root.users.deleteContacts(own))).toMatchObject({ reason: 'user.own-place' })
    expect(await refusalOf(admin.users.deleteContacts(own))).toMatchObject({ reason: 'access.denied' })
  })
})
