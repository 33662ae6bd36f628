import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MenuItem } from '@bookrunner/contract/access'
import { permissions } from '@bookrunner/domain/access'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../test/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const menuOf = async (person: string, lang: 'US' | 'CN' | 'HK' = 'US') =>
  (await (await clientOf(app, person, lang)).access.menuList()).list

/** The entries that a person reads at the side of the screen. */
const shown = (list: readonly MenuItem[]) =>
  list
    .filter(({ hidden }) => !hidden)
    .map(({ menuName, children }) => {
      const below = children.filter(({ hidden }) => !hidden).map((child) => child.menuName)
      return below.length > 0 ? `${menuName}: ${below.join(', ')}` : menuName
    })

const system =
  'System: Account Opening, Type Management, Notice, User Management, Group Management, Admin log, Holidays'
const loans = 'Loans: Loan deals, Margin calls'
const limits = 'Limits: Institution limits, Bond limits, Institution × bond, Business limit, Conversion rates'
const own: Record<string, string[]> = {
  superadmin: [
    'Dealboard',
    'Deals: My Deals',
    'Orders: My Orders',
    'Entities: Global Entities',
    loans,
    limits,
    // They are names in deals, which a system administrator does not read.
    system.replace('Holidays', 'Names to Link, Holidays'),
  ],
  systemadmin: ['Entities: Global Entities', loans, limits, system],
  bankadmin: ['Deals: My Deals', 'My institution: Users'],
  investoradmin: ['Orders: My Orders', 'My institution: Users'],
  houseadmin: ['Deals: My Deals', 'Orders: My Orders', 'My institution: Users'],
  deskoc: ['Deals: My Deals', 'Entities: Global Entities'],
  deskviewer: ['Deals: My Deals'],
  issuer: ['Deals: My Deals'],
  investor: ['Orders: My Orders'],
}

describe('the menu', () => {
  it.each(Object.entries(own))('of %s', async (person, entries) => {
    expect(shown(await menuOf(person))).toEqual(entries)
  })

  it('is worded in the reader’s language', async () => {
    expect(shown(await menuOf('investor', 'CN'))).toEqual(['订单: 我的订单'])
    expect(shown(await menuOf('investor', 'HK'))).toEqual(['訂單: 我的訂單'])
  })

  it('contains hidden screens and functions that the person may use', async () => {
    const [deals] = await menuOf('deskviewer')
    expect(deals?.children.map(({ path }) => path)).toEqual([
      '/deal/my-deals',
      '/deal/detail',
      '/deal/alloc',
      '/deal/order-book',
    ])
    expect(deals?.children.flatMap(({ functions }) => functions)).toEqual([])
    const [orders] = await menuOf('investor')
    expect(orders?.children[0]).toEqual({
      menuId: 'mnu_ordermyorders',
      parentId: 'mnu_order',
      menuName: 'My Orders',
      menuTab: 'my_order',
      path: '/order/my-orders',
      icon: '',
      hidden: false,
      builtIn: true,
      children: [],
      functions: [{ functionName: 'Place orders', functionTab: 'place' }],
    })
  })

  it('is shown whole only to those who edit it', async () => {
    const allEntries = await (await clientOf(app, 'systemadmin')).access.menuList({ all: true })
    expect(shown(allEntries.list)).toContain('My institution: Users')
    const desk = await clientOf(app, 'deskoc')
    expect(await refusalOf(desk.access.menuList({ all: true }))).toMatchObject({ code: 400403 })
  })

  it('needs a session', async () => {
    expect(await refusalOf(app.client().access.menuList())).toMatchObject({ code: 401 })
  })
})

describe('permissions that a role can have', () => {
  it('list each permission once, with the caller’s own marked', async () => {
    const { list } = await (await clientOf(app, 'systemadmin', 'CN')).access.permissionList()
    expect(list.map(({ permission }) => permission).toSorted()).toEqual(permissions.toSorted())
    const granted = list.filter((row) => row.granted).map(({ permission }) => permission)
    expect(granted.every((id) => /^(investor$|loan|admin|quota)/.test(id))).toBe(true)
    const users = list.find(({ permission }) => permission === 'admin_user')
    expect(users?.functions).toContainEqual({ key: 'admin_user|freeze', name: '冻结', granted: true })
    const book = list.find(({ permission }) => permission === 'board_order_book')
    expect(book?.functions.every((each) => !each.granted)).toBe(true)
  })

  it.each(['bankadmin', 'deskoc', 'deskviewer', 'investor', 'investoradmin'])(
    'is not for %s',
    async (person) => {
      const client = await clientOf(app, person)
      expect(await refusalOf(client.access.permissionList())).toMatchObject({
        reason: 'access.denied',
        code: 400403,
      })
    },
  )
})
