import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { sealSecret } from '@bookrunner/contract/auth'
import {
  clientOf,
  nextMail,
  refusalOf,
  signIn,
  startTestApp,
  worded,
  type TestApp,
} from '../../../test/index.ts'
import { readWorkbookOf } from '../../../test/workbooks.ts'
import { verifyLedger } from '../../platform/service/index.ts'

const initial = 'Initial-password-1'
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ timedWork: true })
})
afterAll(() => app.close())

const seal = async (secret: string) => sealSecret(await app.client().auth.passwordKey(), secret)
const fields = (account: string) => ({
  account,
  name: 'Nora Blom',
  phoneArea: '852' as const,
  phone: '9123 4567',
  roleId: 'rol_syndicatemanager',
})
const add = async (client: Client, more: Partial<Parameters<Client['users']['add']>[0]> = {}) =>
  client.users.add({
    ...fields(`new${Math.random().toString(36).slice(2)}@lantern.example`),
    password: await seal(initial),
    ...more,
  })

describe('adding a user', () => {
  it('lets the user log in with the initial password, which must be changed', async () => {
    const admin = await clientOf(app, 'bankadmin')
    const account = 'nora.blom@lantern.example'
    const added = await add(admin, { account: 'Nora.Blom@lantern.example' })
    expect(added).toMatchObject({
      account,
      name: 'Nora Blom',
      phone: '91234567',
      tier: 'tier3',
      entityId: 'ent_lantern',
      department: null,
      status: 'active',
    })
    const person = await signIn(app, account, { password: initial })
    expect((await person.users.info()).mustChangePassword).toBe(true)
    expect((await refusalOf(person.auth.keyList())).reason).toBe('session.password-must-change')
    const lines = await app.database.db
      .selectFrom('ledger_entry')
      .selectAll()
      .where('ledger_id', '=', `user:${added.userId}`)
      .execute()
    expect(lines).toMatchObject([
      {
        code: 'user.added',
        actor_id: 'usr_bankadmin',
        params: { userId: added.userId, roleId: 'rol_syndicatemanager', entityId: 'ent_lantern' },
      },
    ])
    expect(await verifyLedger(app.database.pool, `user:${added.userId}`)).toBeUndefined()
  })

  it('is refused for an account that exists, also to the slower of two at once', async () => {
    const admin = await clientOf(app, 'systemadmin')
    const twice = { account: 'twice@lantern.example', entityId: 'ent_lantern' }
    const answers = await Promise.allSettled([add(admin, twice), add(admin, twice)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await refusalOf(add(admin, twice))).toMatchObject({
      reason: 'user.account-taken',
      code: 409,
      fields: [{ field: 'account' }],
    })
  })

  it('refuses weak passwords, wrong phones and unknown roles by field', async () => {
    const admin = await clientOf(app, 'bankadmin')
    const weak = await refusalOf(add(admin, { password: await seal('short') }))
    expect(weak).toMatchObject({ reason: 'auth.password-weak', fields: [{ field: 'password' }] })
    const wrong = await refusalOf(
      add(admin, { phone: '12', roleId: 'rol_none', timeZone: 'Mars/X', departmentId: 'dep_none' }),
    )
    expect(wrong.fields.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
      'phone phone.format',
      'timeZone zone.unknown',
      'roleId record.unknown',
      'departmentId record.unknown',
    ])
  })

  it('keeps a house’s administrator to its own house, department and roles', async () => {
    const house = await clientOf(app, 'bankadmin')
    const sales = await clientOf(app, 'salesadmin')
    const reasonOf = async (more: object) => (await refusalOf(add(house, more))).reason
    expect(await reasonOf({ entityId: 'ent_ninefold' })).toBe('user.place-not-yours')
    expect(await reasonOf({ roleId: 'rol_institutionadmin' })).toBe('role.above-you')
    const departmentId = 'dep_lanternsales'
    const department = { departmentId, name: 'Sales' }
    expect((await add(house, { departmentId })).department).toEqual(department)
    expect((await add(sales)).department).toEqual(department)
    expect((await add(sales, { departmentId })).department).toEqual(department)
    const other = { departmentId: 'dep_lanternsyndicate' }
    expect((await refusalOf(add(sales, other))).reason).toBe('user.department-not-yours')
  })

  it('adds to any entity for a system administrator, never above it', async () => {
    const system = await clientOf(app, 'systemadmin')
    const added = await add(system, { entityId: 'ent_kestrelpeak', roleId: 'rol_investor' })
    expect(added.entityId).toBe('ent_kestrelpeak')
    const elsewhere = add(system, {
      entityId: 'ent_kestrelpeak',
      roleId: 'rol_investor',
      departmentId: 'dep_lanternsales',
    })
    expect((await refusalOf(elsewhere)).reason).toBe('user.department-elsewhere')
    expect((await refusalOf(add(system, { roleId: 'rol_superadmin' }))).reason).toBe('role.above-you')
  })
})

describe('deleting a user', () => {
  it('removes one who has worked on nothing, and ends the session', async () => {
    const admin = await clientOf(app, 'systemadmin')
    const account = 'gone@lantern.example'
    const { userId } = await add(admin, { account, entityId: 'ent_lantern' })
    const person = await signIn(app, account, { password: initial })
    expect(await admin.users.del({ userId })).toEqual({ userId })
    expect((await refusalOf(person.users.info())).reason).toBe('session.unknown')
    expect((await refusalOf(signIn(app, account, { password: initial }))).reason).toBe('auth.wrong')
    expect((await refusalOf(admin.users.del({ userId }))).reason).toBe('record.unknown')
    expect(await verifyLedger(app.database.pool, `user:${userId}`)).toBeUndefined()
  })

  it('is refused for one whom logs name, for oneself and for the last super administrator', async () => {
    const root = await clientOf(app, 'superadmin')
    const inUse = (client: Client) => client.users.del({ userId: 'usr_bankadmin' })
    expect(await refusalOf(inUse(root))).toMatchObject({ reason: 'user.in-use', code: 409 })
    expect(new Set(await worded(app, 'superadmin', inUse)).size).toBe(3)
    expect((await refusalOf(root.users.del({ userId: 'usr_superadmin' }))).reason).toBe('user.own-account')
    const system = await clientOf(app, 'systemadmin')
    expect((await refusalOf(system.users.del({ userId: 'usr_superadmin' }))).reason).toBe('access.denied')
    const house = await clientOf(app, 'bankadmin')
    expect((await refusalOf(house.users.del({ userId: 'usr_sales' }))).reason).toBe('access.denied')
  })
})

describe('a reset by an administrator', () => {
  it('mails a link to the own people only', async () => {
    const house = await clientOf(app, 'bankadmin')
    const mail = await nextMail(app, 'sales@lantern.example')
    expect(await house.users.reset({ userId: 'usr_sales' })).toMatchObject({ sent: true })
    expect(await mail()).toContain('/reset-password')
    expect((await refusalOf(house.users.reset({ userId: 'usr_deskbnd' }))).reason).toBe('record.unknown')
    const system = await clientOf(app, 'systemadmin')
    expect((await refusalOf(system.users.reset({ userId: 'usr_superadmin' }))).reason).toBe('access.denied')
    expect((await refusalOf(system.users.reset({ userId: 'usr_frozenuser' }))).reason).toBe('user.frozen')
  })
})

describe('another user’s record', () => {
  it('is read with its rights by who administers it', async () => {
    const house = await clientOf(app, 'bankadmin')
    const { user, permissions } = await house.users.info({ userId: 'usr_deskviewer' })
    expect(user.account).toBe('desk.viewer@lantern.example')
    expect(permissions).toContain('mydeal_order_assign')
    expect(permissions).not.toContain('investor')
    expect((await refusalOf(house.users.info({ userId: 'usr_deskbnd' }))).reason).toBe('record.unknown')
    const desk = await clientOf(app, 'deskoc')
    expect((await refusalOf(desk.users.info({ userId: 'usr_sales' }))).reason).toBe('record.unknown')
    expect((await desk.users.info({ userId: 'usr_deskoc' })).user.userId).toBe('usr_deskoc')
  })
})

describe('an edit of what another changed meanwhile', () => {
  it('is refused, so that the form can show both', async () => {
    const admin = await clientOf(app, 'bankadmin')
    const userId = 'usr_deskviewer'
    const { version } = await admin.users.info({ userId })
    expect((await admin.users.edit({ userId, version, nickName: 'Pri' })).version).toBe(version + 1)
    expect(await refusalOf(admin.users.edit({ userId, version, nickName: 'Raman' }))).toMatchObject({
      reason: 'write.changed-meanwhile',
      code: 409,
    })
    expect((await admin.users.info({ userId })).user.nickName).toBe('Pri')
  })
})

describe('the file of the list, and the choice of entities', () => {
  it('holds what the filters leave of what the caller sees', async () => {
    const house = await clientOf(app, 'bankadmin')
    const book = await readWorkbookOf(await house.users.exportList({ keyword: 'sales' }))
    const rows: string[][] = []
    book.worksheets[0]!.eachRow((row) => void rows.push([row.getCell(1).text, row.getCell(2).text]))
    expect(rows[0]?.slice(0, 2)).toEqual(['Account (e-mail)', 'Name'])
    expect(rows.slice(1).map(([account]) => account)).toEqual([
      'sales.admin@lantern.example',
      'sales@lantern.example',
    ])
  })

  it('offers the own entity to a house, and all to a system administrator', async () => {
    const house = await clientOf(app, 'bankadmin')
    expect((await house.users.entities({})).list.map(({ entityId }) => entityId)).toEqual(['ent_lantern'])
    const system = await clientOf(app, 'systemadmin')
    const found = await system.users.entities({ keyword: '灯港' })
    expect(found.list.map(({ entityId }) => entityId)).toEqual(['ent_lantern'])
  })
})
