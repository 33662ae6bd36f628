import { expect, it } from 'vitest'
import { menuTabOf, menuTabs } from './menu-tabs.ts'

it('offers the screens of the menu, and no page about one deal', () => {
  expect([...menuTabs.values()].map(({ path }) => path)).toEqual([
    '/deal/my-deals',
    '/order/my-orders',
    '/investor/monetary-entity',
    '/system/user-manage',
    '/quota/loan-deals',
    '/quota/margin-calls',
    '/quota/org',
    '/quota/bond',
    '/quota/org-bond',
    '/quota/business',
    '/quota/rates',
    '/system/org-manage',
    '/system/org-classify',
    '/system/notice',
    '/system/role-manage',
  ])
  expect(menuTabOf('/order/my-orders')).toBe('my_order')
  expect(menuTabOf('/house/user-manage')).toBe('admin_user')
  expect(menuTabOf('/order/deal/:id')).toBeUndefined()
  expect(menuTabOf('/system')).toBeUndefined()
})
