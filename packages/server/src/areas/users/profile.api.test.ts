import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyLedger } from '../../platform/service/index.ts'
import { admitted, clientOf, refusalOf, startTestApp, type TestApp } from '../../../test/index.ts'
import { linesOf } from '../../../test/lifecycle.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe('the own profile', () => {
  it('is edited by everybody who is signed in', async () => {
    const who = await admitted(app, (client) => client.users.editOwn({ nickName: 'Probe' }, { dryRun: true }))
    const all = await admitted(app, (client) => client.users.info())
    expect(who).toEqual(all)
    expect(who.length).toBeGreaterThan(5)
    expect(await refusalOf(app.client().users.editOwn({ nickName: 'X' }))).toMatchObject({ code: 401 })
  })

  it('has name, phone, time zone, language and mails, and reads back so', async () => {
    const own = await clientOf(app, 'investor')
    const { user, version, language, mails } = await own.users.info()
    expect([language, mails]).toEqual([null, ['answers', 'allocations', 'signOffs', 'margins', 'limits']])
    const changed = await own.users.editOwn({
      version,
      nickName: 'Buy side',
      phoneArea: '86',
      phone: '138 0013 8000',
      timeZone: 'Europe/London',
      language: 'HK',
      mails: ['deals', 'allocations', 'signOffs'],
    })
    expect(changed).toMatchObject({ nickName: 'Buy side', phone: '13800138000', language: 'HK' })
    const now = await own.users.info()
    expect(now).toMatchObject({
      timeZone: 'Europe/London',
      language: 'HK',
      mails: ['allocations', 'signOffs', 'deals'],
    })
    expect(now.version).toBe(changed.version)
    expect(now.user.group).toEqual(user.group)
    expect(await verifyLedger(app.database.pool, `user:${user.userId}`)).toBeUndefined()
    const lines = await linesOf(app, `user:${user.userId}`)
    expect(lines.at(-1)?.params).toMatchObject({
      fields: ['language', 'mails', 'nickName', 'phone', 'timeZone'],
    })
    expect(JSON.stringify(lines)).not.toContain('13800138000')
  })

  it('refuses wrong fields, no change, and a change made on an older version', async () => {
    const own = await clientOf(app, 'sales')
    const wrong = await refusalOf(own.users.editOwn({ phoneArea: '852', phone: '12', timeZone: 'Moon/Base' }))
    expect(wrong.fields.map(({ field }) => field).toSorted()).toEqual(['phone', 'timeZone'])
    const { user, version } = await own.users.info()
    expect(await refusalOf(own.users.editOwn({ name: user.name }))).toMatchObject({
      reason: 'write.no-changes',
    })
    const admin = await clientOf(app, 'superadmin')
    await admin.users.edit({ userId: user.userId, nickName: 'Beside' })
    expect(await refusalOf(own.users.editOwn({ version, nickName: 'Mine' }))).toMatchObject({
      reason: 'write.changed-meanwhile',
    })
  })

  it('cannot change role, house, department or account', async () => {
    const own = await clientOf(app, 'investor')
    for (const more of [
      { roleId: 'rol_superadmin' },
      { entityId: 'ent_lantern' },
      { account: 'x@y.example' },
      { userId: 'usr_sales' },
    ])
      expect(await refusalOf(own.users.editOwn({ nickName: 'Y', ...more }))).toMatchObject({
        code: 400,
      })
  })
})
