import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyLedger } from '../../platform/service/index.ts'
import {
  admitted,
  clientOf,
  refusalOf,
  signIn,
  startTestApp,
  worded,
  type TestApp,
} from '../../../test/index.ts'
import { until, untilThere } from '../../../test/until.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ timedWork: true })
})
afterAll(() => app.close())

const rowOf = (id: string) =>
  app.database.db.selectFrom('user_account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const linesOf = (id: string) =>
  app.database.db
    .selectFrom('ledger_entry')
    .selectAll()
    .where('ledger_id', '=', `user:${id}`)
    .orderBy('seq')
    .execute()

/** Until so many writes of this node wait or run. */
const waiting = (count: number) =>
  untilThere(async () =>
    (await (await fetch(`${app.url}/metrics`)).text()).includes(`writes_waiting ${count}\n`),
  )

describe('editing a user', () => {
  it('is refused to a person frozen by the previous edit', async () => {
    const [admin, self] = [await clientOf(app, 'superadmin'), await clientOf(app, 'systemadmin')]
    const userId = 'usr_systemadmin'
    await admin.users.edit({ userId, nickName: 'Once' })
    // All three wait for one lock, one behind the other.
    const holder = await app.database.pool.connect()
    await holder.query('begin')
    await holder.query(`select from ledger where id = 'user:${userId}' for update`)
    const first = admin.users.edit({ userId, nickName: 'Twice' })
    const freeze = admin.users.edit({ userId, status: 'frozen' })
    await waiting(2)
    const own = refusalOf(self.users.edit({ userId, nickName: 'Thrice' }))
    await waiting(3)
    await holder.query('commit')
    holder.release()
    expect([(await first).nickName, (await freeze).status]).toEqual(['Twice', 'frozen'])
    expect(['session.frozen', 'session.ended']).toContain((await own).reason)
    expect(await rowOf(userId)).toMatchObject({ nick_name: 'Twice' })
    await admin.users.edit({ userId, status: 'active' })
  })

  it('needs admin_user', async () => {
    const who = await admitted(app, (client) => client.users.edit({ userId: 'usr_nobody00', name: 'X' }))
    expect(who).toEqual(['superadmin', 'systemadmin', 'bankadmin', 'investoradmin'])
    expect(await refusalOf(app.client().users.edit({ userId: 'usr_sales', name: 'X' }))).toMatchObject({
      code: 401,
    })
  })

  it('changes the sent fields, leaves the rest, and writes a line without names', async () => {
    const admin = await clientOf(app, 'bankadmin', 'CN')
    const reply = await admin.users.edit({
      userId: 'usr_sales',
      name: 'Carmen Ip',
      phoneArea: '852',
      phone: '9123 4567',
      timeZone: 'Asia/Singapore',
      nickName: 'Cam',
    })
    expect(reply).toMatchObject({
      name: 'Carmen Ip',
      nickName: 'Cam',
      phoneArea: '852',
      phone: '91234567',
      department: { departmentId: 'dep_lanternsales', name: '销售部' },
      timeZone: 'Asia/Singapore',
      status: 'active',
      entityId: 'ent_lantern',
      account: 'sales@lantern.example',
      group: { roleId: 'rol_syndicatemanager', name: '承销经理' },
    })
    expect(await rowOf('usr_sales')).toMatchObject({ name: 'Carmen Ip', phone: '91234567' })
    const [line] = await linesOf('usr_sales')
    expect(line).toMatchObject({ code: 'user.edited', actor_id: 'usr_bankadmin' })
    expect(line?.params).toEqual({
      userId: 'usr_sales',
      fields: ['name', 'nickName', 'phone', 'timeZone'],
      values: [],
    })
    expect(await verifyLedger(app.database.pool, 'user:usr_sales')).toBeUndefined()
    const bare = await admin.users.edit({ userId: 'usr_sales', phoneArea: null, phone: null })
    expect(bare.phone).toBeNull()
    const system = await clientOf(app, 'systemadmin')
    for (const client of [system, admin]) {
      const none = await client.users.edit({ userId: 'usr_sales', departmentId: null })
      expect(none.department).toBeNull()
      const back = await client.users.edit({ userId: 'usr_sales', departmentId: 'dep_lanternsales' })
      expect(back.department?.departmentId).toBe('dep_lanternsales')
    }
  })

  it('is refused without a change', async () => {
    const call = (client: Awaited<ReturnType<typeof clientOf>>) =>
      client.users.edit({ userId: 'usr_deskviewer', name: 'Priya Raman', status: 'active' })
    expect(await refusalOf(call(await clientOf(app, 'bankadmin')))).toMatchObject({
      reason: 'write.no-changes',
      code: 409,
    })
    expect(new Set(await worded(app, 'bankadmin', call)).size).toBe(3)
  })

  it('names every wrong field, in the caller’s language', async () => {
    const call = (client: Awaited<ReturnType<typeof clientOf>>) =>
      client.users.edit({
        userId: 'usr_deskviewer',
        phoneArea: '852',
        phone: '123',
        timeZone: 'Mars/Olympus',
        roleId: 'rol_unknown',
        entityId: 'ent_unknown',
      })
    const refused = await refusalOf(call(await clientOf(app, 'superadmin')))
    expect(refused.fields.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
      'phone phone.format',
      'timeZone zone.unknown',
      'roleId record.unknown',
      'entityId record.unknown',
    ])
    const area = await clientOf(app, 'superadmin')
    expect(await refusalOf(area.users.edit({ userId: 'usr_deskviewer', phone: '91234567' }))).toMatchObject({
      fields: [{ field: 'phoneArea', reason: 'phone.area' }],
    })
    expect(new Set(await worded(app, 'superadmin', call)).size).toBe(3)
  })

  it('refuses unknown fields', async () => {
    const admin = await clientOf(app, 'superadmin')
    const sent = { userId: 'usr_sales', tier: 'tier1', password: 'x' } as { userId: string }
    const refused = await refusalOf(admin.users.edit(sent))
    expect(refused.fields.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
      'tier field.unknown',
      'password field.unknown',
    ])
  })

  const refused: [string, string, object, string, number][] = [
    ['bankadmin', 'usr_deskbnd', { name: 'X' }, 'record.unknown', 404],
    ['bankadmin', 'usr_unknown', { name: 'X' }, 'record.unknown', 404],
    ['salesadmin', 'usr_deskoc', { name: 'X' }, 'record.unknown', 404],
    [
      'salesadmin',
      'usr_sales',
      { departmentId: 'dep_lanternsyndicate' },
      'user.department-not-yours',
      400403,
    ],
    ['systemadmin', 'usr_superadmin', { status: 'frozen' }, 'access.denied', 400403],
    ['salesadmin', 'usr_sales', { departmentId: null }, 'user.department-not-yours', 400403],
    ['systemadmin', 'usr_deskbnd', { departmentId: 'dep_lanternsales' }, 'user.department-elsewhere', 400],
    ['bankadmin', 'usr_deskviewer', { entityId: 'ent_ninefold' }, 'user.place-not-yours', 400403],
    ['bankadmin', 'usr_deskviewer', { roleId: 'rol_institutionadmin' }, 'user.place-not-yours', 400403],
    ['bankadmin', 'usr_deskviewer', { roleId: 'rol_investor' }, 'role.wrong-entity', 400],
    ['bankadmin', 'usr_bankadmin', { status: 'frozen' }, 'user.own-status', 400403],
    ['systemadmin', 'usr_deskviewer', { roleId: 'rol_superadmin' }, 'role.above-you', 400403],
    ['superadmin', 'usr_superadmin', { roleId: 'rol_systemadmin' }, 'user.own-place', 400403],
    ['superadmin', 'usr_deskviewer', { entityId: 'ent_kestrelpeak' }, 'role.wrong-entity', 400],
  ]
  it.each(refused)('by %s of %s: %j is refused', async (person, userId, edit, reason, code) => {
    const client = await clientOf(app, person)
    expect(await refusalOf(client.users.edit({ userId, ...edit }))).toMatchObject({ reason, code })
    const call = (each: typeof client) => each.users.edit({ userId, ...edit })
    if (person !== 'salesadmin') expect(new Set(await worded(app, person as 'bankadmin', call)).size).toBe(3)
  })

  it('stores nothing of a dry run', async () => {
    const admin = await clientOf(app, 'superadmin')
    const reply = await admin.users.edit({ userId: 'usr_deskviewer', name: 'Dry' }, { dryRun: true })
    expect(reply.name).toBe('Dry')
    expect((await rowOf('usr_deskviewer')).name).toBe('Priya Raman')
    expect(await linesOf('usr_deskviewer')).toEqual([])
  })

  it('is done once for a key, and refused for the same key with another change', async () => {
    const admin = await clientOf(app, 'superadmin')
    const key = 'edit-jgc-once'
    const change = { userId: 'usr_deskjgc', nickName: 'Han' }
    const [first, again] = [await admin.users.edit(change, { key }), await admin.users.edit(change, { key })]
    expect(again).toEqual(first)
    expect(await linesOf('usr_deskjgc')).toHaveLength(1)
    expect(await refusalOf(admin.users.edit({ ...change, nickName: 'Hana' }, { key }))).toMatchObject({
      reason: 'write.key-other-body',
    })
  })
})

describe('a freeze', () => {
  it('ends the sessions at once, refuses log-ins, and can be undone', async () => {
    const admin = await clientOf(app, 'systemadmin')
    const trader = await clientOf(app, 'investorvellumasia')
    await trader.users.info()
    expect((await admin.users.edit({ userId: 'usr_investorvellumasia', status: 'frozen' })).status).toBe(
      'frozen',
    )
    expect(await refusalOf(trader.users.info())).toMatchObject({ reason: 'session.frozen', code: 610101 })
    const open = await app.database.db
      .selectFrom('session')
      .select('id')
      .where('user_id', '=', 'usr_investorvellumasia')
      .where('ended_at', 'is', null)
      .execute()
    expect(open).toEqual([])
    const again = signIn(app, 'investor@vellumasia.example')
    expect(await refusalOf(again)).toMatchObject({ reason: 'session.frozen' })
    await admin.users.edit({ userId: 'usr_investorvellumasia', status: 'active' })
    expect(await refusalOf(trader.users.info())).toMatchObject({ reason: 'session.ended', code: 610103 })
    expect((await (await signIn(app, 'investor@vellumasia.example')).users.info()).user.status).toBe('active')
  })

  it('leaves one of two super administrators who freeze each other at the same moment', async () => {
    const { db } = app.database
    const first = await rowOf('usr_superadmin')
    const second = { ...first, id: 'usr_superadmin2', account: 'second@bookrunner.example' }
    await db.insertInto('user_account').values(second).execute()
    await db.insertInto('user_role').values({ user_id: second.id, role_id: 'rol_superadmin' }).execute()
    for (let round = 0; round < 5; round++) {
      const [one, two] = [await clientOf(app, 'superadmin'), await clientOf(app, 'superadmin2')]
      const answers = await Promise.allSettled([
        one.users.edit({ userId: 'usr_superadmin2', status: 'frozen' }),
        two.users.edit({ userId: 'usr_superadmin', status: 'frozen' }),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      await db
        .updateTable('user_account')
        .set({ status: 'active' })
        .where('status', '=', 'frozen')
        .where('id', 'like', 'usr_superadmin%')
        .execute()
    }
    await db.deleteFrom('user_account').where('id', '=', 'usr_superadmin2').execute()
  })
})

describe('another role', () => {
  it('counts from the next request on, and notifies its owner', async () => {
    const admin = await clientOf(app, 'superadmin')
    const person = await clientOf(app, 'issuerseventh')
    expect((await person.users.info()).permissions).not.toContain('investor')
    await admin.users.edit({ userId: 'usr_issuerseventh', roleId: 'rol_syndicatemanager' })
    expect((await person.users.info()).permissions).toContain('investor')
    await until(async () =>
      expect((await person.notices.box()).list.map(({ msgTitle }) => msgTitle)).toContain(
        'Your permissions changed',
      ),
    )
  })

  it('may change together with the entity', async () => {
    const admin = await clientOf(app, 'superadmin')
    const moved = await admin.users.edit({
      userId: 'usr_issueramberfall',
      entityId: 'ent_cobaltinemining',
      roleId: 'rol_investor',
    })
    expect([moved.entityId, moved.group.name]).toEqual(['ent_cobaltinemining', 'Investor'])
    const person = await clientOf(app, 'issueramberfall')
    expect((await person.users.info()).roles).toEqual(['investor'])
  })
})
