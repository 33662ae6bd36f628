import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { grantsOf, seededRoles } from '@bookrunner/domain/roles'
import { verifyLedger } from '../../platform/service/index.ts'
import { admitted, clientOf, refusalOf, startTestApp, worded, type TestApp } from '../../../test/index.ts'
import { until } from '../../../test/until.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ timedWork: true })
})
afterAll(() => app.close())

const viewer = seededRoles.syndicateViewer.id
const holding = async (roleId: string) =>
  (await (await clientOf(app, 'superadmin')).roles.info({ roleId })).permissions

describe('the list of roles', () => {
  it('needs the right to administer roles or users', async () => {
    const who = ['superadmin', 'systemadmin', 'bankadmin', 'investoradmin']
    expect(await admitted(app, (client) => client.roles.list())).toEqual(who)
    expect(await admitted(app, (client) => client.roles.info({ roleId: viewer }))).toEqual(who)
    expect(await refusalOf(app.client().roles.list())).toMatchObject({ code: 401 })
  })

  it('has all roles for administrators of all houses, in the reader’s language', async () => {
    const { list, total } = await (await clientOf(app, 'systemadmin', 'HK')).roles.list()
    expect(total).toBe(6)
    expect(list.map(({ name, tier, editable }) => [tier, name, editable])).toEqual([
      ['tier1', '超級管理員', false],
      ['tier2', '機構管理員', true],
      ['tier3', '投資者', true],
      ['tier3', '承銷經理', true],
      ['tier3', '承銷查閱', true],
      ['tier4', '系統管理員', true],
    ])
    const users = await app.database.db.selectFrom('user_account').select('id').execute()
    expect(list.reduce((sum, row) => sum + row.users, 0)).toBe(users.length)
  })

  it('has the roles that a house’s administrator may give', async () => {
    const bank = await (await clientOf(app, 'bankadmin')).roles.list({ sortField: 'name' })
    expect(bank.list.map(({ name, users, editable }) => [name, users, editable])).toEqual([
      ['Syndicate manager', 2, false],
      ['Syndicate viewer', 1, false],
    ])
    const fund = await clientOf(app, 'investoradmin')
    expect((await fund.roles.list()).list.map(({ roleId }) => roleId)).toEqual(['rol_investor'])
    expect(await refusalOf(fund.roles.info({ roleId: viewer }))).toMatchObject({
      reason: 'record.unknown',
      code: 404,
    })
  })

  it('is searched, filtered, sorted and paged', async () => {
    const client = await clientOf(app, 'superadmin')
    const ids = async (input: Parameters<typeof client.roles.list>[0]) =>
      (await client.roles.list(input)).list.map(({ roleId }) => roleId)
    expect(await ids({ keyword: 'VIEWER' })).toEqual([viewer])
    // By a name in another language than the reader's.
    expect(await ids({ keyword: '承銷查閱' })).toEqual([viewer])
    expect(await ids({ tier: 'tier4' })).toEqual(['rol_systemadmin'])
    const up = await ids({ sortField: 'users' })
    expect(up.at(-1)).toBe('rol_investor')
    expect([
      ...(await ids({ sortField: 'users', pageSize: 4 })),
      ...(await ids({ sortField: 'users', pageSize: 4, pageNum: 2 })),
    ]).toEqual(up)
    expect((await ids({ sortField: 'name', sortOrder: 'desc' }))[0]).toBe('rol_systemadmin')
  })

  it('shows one role with its names and permissions', async () => {
    const info = await (await clientOf(app, 'superadmin', 'CN')).roles.info({ roleId: viewer })
    expect(info).toMatchObject({
      name: '承销查阅',
      names: { US: 'Syndicate viewer', CN: '承销查阅', HK: '承銷查閱' },
    })
    expect(info.permissions.toSorted()).toEqual(grantsOf('syndicateViewer').toSorted())
  })
})

describe('setting a role’s permissions', () => {
  const assign = (client: Client, permissions: string[], roleId: string = viewer) =>
    client.roles.permissionAssign({ roleId, permissions })
  const own = grantsOf('syndicateViewer')

  it('is allowed to super and system administrators', async () => {
    expect(await admitted(app, (client) => assign(client, own))).toEqual(['superadmin', 'systemadmin'])
    expect(await refusalOf(assign(app.client(), own))).toMatchObject({ code: 401 })
  })

  it('counts from its people’s next request on, and notifies them', async () => {
    const person = await clientOf(app, 'issueramberfall')
    expect((await person.users.info()).permissions).not.toContain('investor')
    const reply = await assign(await clientOf(app, 'systemadmin'), [...own, 'investor', 'investor|export'])
    expect(reply.added).toEqual(['investor', 'investor|export'])
    expect((await person.users.info()).functions).toEqual(['investor|export'])
    expect((await person.access.menuList()).list.map(({ path }) => path)).toEqual(['/deal', '/investor'])
    const titles = async () => (await person.notices.box()).list.map(({ msgTitle }) => msgTitle)
    await until(async () => expect(await titles()).toContain('Your permissions changed'))
    const back = await assign(await clientOf(app, 'systemadmin'), own)
    expect(back.removed).toEqual(['investor', 'investor|export'])
    expect((await person.users.info()).permissions).not.toContain('investor')
    expect(await verifyLedger(app.database.pool, `role:${viewer}`)).toBeUndefined()
  })

  it('counts on every node', async () => {
    const other = await app.anotherNode()
    const person = await clientOf({ ...other, database: app.database }, 'deskviewer')
    await person.users.info()
    await assign(await clientOf(app, 'superadmin'), [...own, 'my_deal|abort'])
    await until(async () => expect((await person.users.info()).functions).toEqual(['my_deal|abort']))
    await assign(await clientOf(app, 'superadmin'), own)
  })

  const refused: [string, string, string[], string, number][] = [
    ['systemadmin', viewer, [...own, 'board'], 'role.not-held', 400403],
    ['systemadmin', 'rol_superadmin', ['admin'], 'role.above-you', 400403],
    ['superadmin', viewer, [...own, 'everything'], 'role.permission-unknown', 400],
    ['superadmin', viewer, ['my_deal|abort'], 'role.function-without-screen', 400],
    ['superadmin', viewer, own, 'write.no-changes', 409],
    ['superadmin', 'rol_superadmin', ['my_order'], 'role.own-keys', 409],
    ['systemadmin', 'rol_systemadmin', [], 'role.own-keys', 409],
    ['superadmin', 'rol_unknown', own, 'record.unknown', 404],
  ]
  it.each(refused)('by %s of %s: %j is refused', async (person, roleId, keys, reason, code) => {
    const before = await app.database.db.selectFrom('role_permission').selectAll().execute()
    expect(await refusalOf(assign(await clientOf(app, person), keys, roleId))).toMatchObject({ reason, code })
    expect(await app.database.db.selectFrom('role_permission').selectAll().execute()).toEqual(before)
    const messages = await worded(app, person as 'superadmin', (client) => assign(client, keys, roleId))
    expect(new Set(messages).size).toBe(3)
    expect(messages.join()).not.toContain('{')
  })

  it('refuses unknown keys', async () => {
    const admin = await clientOf(app, 'superadmin')
    const { fields } = await refusalOf(assign(admin, ["x'; drop table role; --", 'a|b|c', 'ok']))
    expect(fields.map(({ field }) => field)).toEqual(['permissions.0', 'permissions.1'])
  })

  it('stores nothing of a dry run, and is done once for a key', async () => {
    const admin = await clientOf(app, 'superadmin')
    const request = { roleId: viewer, permissions: [...own, 'my_order'] }
    expect((await admin.roles.permissionAssign(request, { dryRun: true })).added).toEqual(['my_order'])
    expect(await holding(viewer)).not.toContain('my_order')
    const key = 'assign-once'
    const first = await admin.roles.permissionAssign(request, { key })
    expect(await admin.roles.permissionAssign(request, { key })).toEqual(first)
    expect(
      await refusalOf(admin.roles.permissionAssign({ ...request, permissions: own }, { key })),
    ).toMatchObject({
      reason: 'write.key-other-body',
    })
    await admin.roles.permissionAssign({ roleId: viewer, permissions: own })
    expect(await holding(viewer)).not.toContain('my_order')
  })
})

describe('a node that remembers outdated rights', () => {
  // By hand, so that no news are sent.
  const take = (permission: string) =>
    app.database.db
      .deleteFrom('role_permission')
      .where('role_id', '=', seededRoles.systemAdmin.id)
      .where('permission', '=', permission)
      .execute()
  const withMore = async (more: string[]) => [...new Set([...(await holding(viewer)), ...more])]

  it('refuses a write with a lost right', async () => {
    const client = await clientOf(app, 'systemadmin')
    await client.roles.list()
    const permissions = await withMore(['investor', 'investor|export'])
    await take('investor|export')
    expect(await refusalOf(client.roles.permissionAssign({ roleId: viewer, permissions }))).toMatchObject({
      reason: 'role.not-held',
    })
    await client.roles.list()
    await take('admin_role|assign')
    expect(
      await refusalOf(
        client.roles.permissionAssign({ roleId: viewer, permissions: await withMore(['investor']) }),
      ),
    ).toMatchObject({ reason: 'access.denied' })
    expect(await holding(viewer)).not.toContain('investor')
  })

  it('decides a write with the current rights, once', async () => {
    const client = await clientOf(app, 'deskoc')
    await client.auth.sessionList()
    await app.database.db
      .updateTable('user_role')
      .set({ role_id: seededRoles.syndicateViewer.id })
      .where('user_id', '=', 'usr_deskoc')
      .execute()
    expect(await client.notices.readAll()).toMatchObject({ unread: 0 })
  })
})
