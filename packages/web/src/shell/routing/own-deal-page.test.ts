import type { Permission, RoleCode } from '@bookrunner/domain/access'
import { expect, it } from 'vitest'
import { parseSession } from '../../platform/session.ts'
import { ownDealPage } from './own-deal-page.ts'

const user = { userId: 'usr_1', userName: 'may', nickName: '', name: 'May', account: 'may@bank.example' }
const session = (role: RoleCode, permissions: Permission[]) =>
  parseSession({ user, tier: 'tier3', roles: [role], permissions })

const investor = session('investor', ['my_order'])
const issuer = session('manager', ['myDeals', 'my_deal', 'mydeal_new_deal', 'mydeal_order_book'])
const link = (pathname: string, search = '?dealId=dea_1&order=ord_1') => ({ pathname, search })

it('leads an investor from a desk’s link to the own page of the deal', () => {
  for (const page of ['/board/detail', '/deal/detail', '/deal/order-book', '/board/alloc/'])
    expect(ownDealPage(link(page), investor), page).toBe('/order/deal/dea_1')
})

it('leads an issuer to the same page of the own deal, or to its terms', () => {
  expect(ownDealPage(link('/board/detail'), issuer)).toBe('/deal/detail?dealId=dea_1')
  expect(ownDealPage(link('/board/order-book'), issuer)).toBe('/deal/order-book?dealId=dea_1')
  expect(ownDealPage(link('/deal/alloc'), issuer)).toBe('/deal/detail?dealId=dea_1')
})

it('leads nowhere without a deal, without a page of deals, and before log-in', () => {
  expect(ownDealPage(link('/deal/detail', ''), investor)).toBeUndefined()
  expect(ownDealPage(link('/deal/my-deals'), investor)).toBeUndefined()
  expect(ownDealPage(link('/deal/detail'), session('investor', []))).toBeUndefined()
  expect(ownDealPage(link('/deal/detail'), undefined)).toBeUndefined()
})
