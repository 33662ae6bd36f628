import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { permissions } from '@bookrunner/domain/access'
import { grantsOf } from '@bookrunner/domain/roles'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../test/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const infoOf = async (person: string, lang: 'US' | 'CN' | 'HK' = 'US') =>
  (await clientOf(app, person, lang)).users.info()

describe('the signed-in person', () => {
  it('has role, entity and rights', async () => {
    const { user, roles, timeZone, mustChangePassword, ...rights } = await infoOf('deskoc')
    expect(user).toEqual({
      userId: 'usr_deskoc',
      userName: 'desk.oc@lantern.example',
      nickName: 'Eddie',
      name: 'Edmund Fong 方以誠',
      account: 'desk.oc@lantern.example',
      phoneArea: '852',
      phone: expect.stringMatching(/^9000\d{4}$/),
      tier: 'tier3',
      group: { roleId: 'rol_syndicatemanager', name: 'Syndicate manager' },
      department: { departmentId: 'dep_lanternsyndicate', name: 'Syndicate' },
      status: 'active',
      entity: {
        entityId: 'ent_lantern',
        name: 'Lantern Harbour Securities',
        nameCn: '灯港证券',
        nameHk: '燈港證券',
        dealRoles: ['underwriter'],
      },
    })
    expect({ roles, timeZone, mustChangePassword }).toEqual({
      roles: ['manager'],
      timeZone: 'Asia/Hong_Kong',
      mustChangePassword: false,
    })
    expect([...rights.permissions, ...rights.functions].toSorted()).toEqual(
      grantsOf('syndicateManager').toSorted(),
    )
  })

  it('has everything as super administrator', async () => {
    const { user, roles, permissions: granted } = await infoOf('superadmin')
    expect([user.tier, roles, granted.toSorted()]).toEqual(['tier1', ['admin'], permissions.toSorted()])
  })

  it('has the family of the own entity as its administrator', async () => {
    const bank = await infoOf('bankadmin')
    const fund = await infoOf('investoradmin')
    const both = await infoOf('houseadmin')
    expect([bank.roles, fund.roles, both.roles]).toEqual([['manager'], ['investor'], ['manager', 'investor']])
    const sees = (info: typeof bank) => ['my_deal', 'my_order'].filter((id) => info.permissions.includes(id))
    expect([bank, fund, both].map(sees)).toEqual([['my_deal'], ['my_order'], ['my_deal', 'my_order']])
  })

  it('reads the role in the own language', async () => {
    const names = [await infoOf('investor', 'CN'), await infoOf('investor', 'HK')]
    expect(names.map(({ user }) => user.group.name)).toEqual(['投资者', '投資者'])
  })

  it('is readable before the first password is changed', async () => {
    expect((await infoOf('newuser')).mustChangePassword).toBe(true)
  })

  it('is unknown without a session, and when frozen', async () => {
    expect(await refusalOf(app.client('CN').users.info())).toMatchObject({
      reason: 'session.missing',
      code: 401,
    })
    const frozen = await clientOf(app, 'frozenuser')
    expect(await refusalOf(frozen.users.info())).toMatchObject({ reason: 'session.frozen', code: 610101 })
  })
})
