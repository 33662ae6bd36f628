// Written down from the tables of rights and routes (§2, §6), not from the code: the screens of each seeded role.
import { describe, expect, it } from 'vitest'
import { homeFor, mayEnter, routes, type Route } from '../access/index.ts'
import type { DealRole } from '../entities/index.ts'
import { grantsOf, rightsOf, seededRoles, type SeededRole } from './index.ts'

const system = [
  '/system/org-manage',
  '/system/org-classify',
  '/system/notice',
  '/system/user-manage',
  '/system/role-manage',
  '/system/admin-log',
  '/system/holidays',
]
const board = ['/board/deal-board', '/board/detail', '/board/alloc', '/board/order-book']
const deals = ['/deal/my-deals', '/deal/detail', '/deal/alloc', '/deal/order-book']
const orders = ['/order/my-orders', '/order/deal/:id']
const entities = ['/investor/monetary-entity', '/investor/monetary-entity/:id']
const loans = ['/quota/loan-deals', '/quota/margin-calls']
const limits = ['/quota/org', '/quota/bond', '/quota/org-bond', '/quota/business', '/quota/rates']
const house = ['/house/user-manage']

const people: { who: string; role: SeededRole; of: DealRole[]; home: string; may: string[] }[] = [
  {
    who: 'a super administrator',
    role: 'superAdmin',
    of: [],
    home: '/board/deal-board',
    may: [...board, ...deals, ...orders, ...entities, ...loans, ...limits, ...system, '/system/names'],
  },
  {
    who: 'a system administrator',
    role: 'systemAdmin',
    of: [],
    home: '/investor/monetary-entity',
    may: [...entities, ...loans, ...limits, ...system],
  },
  {
    who: "a bank's administrator",
    role: 'institutionAdmin',
    of: ['underwriter'],
    home: '/deal/my-deals',
    may: [...deals, ...house],
  },
  {
    who: "an investor's administrator",
    role: 'institutionAdmin',
    of: ['investor'],
    home: '/order/my-orders',
    may: [...orders, ...house],
  },
  {
    who: 'a desk',
    role: 'syndicateManager',
    of: ['underwriter'],
    home: '/deal/my-deals',
    may: [...deals, ...entities],
  },
  {
    who: 'who looks on at a bank',
    role: 'syndicateViewer',
    of: ['underwriter'],
    home: '/deal/my-deals',
    may: deals,
  },
  {
    who: 'an issuer',
    role: 'syndicateViewer',
    of: ['issuer'],
    home: '/deal/my-deals',
    may: deals,
  },
  {
    who: 'an investor',
    role: 'investor',
    of: ['investor'],
    home: '/order/my-orders',
    may: orders,
  },
]

/** What leads on to another screen is none itself. */
const table: readonly Route[] = routes
const screens = table
  .filter(({ open, redirect, parent }) => !open && !redirect && parent)
  .map(({ path }) => path)
const groups = table.filter(({ parent }) => parent === '/').map(({ path }) => path)

describe('the screens of the seeded roles', () => {
  it.each(people)('$who', ({ role, of, home, may }) => {
    const rights = rightsOf({ ...seededRoles[role], grants: grantsOf(role) }, of)
    expect(homeFor(rights)).toBe(home)
    const entered = screens.filter((path) => mayEnter(path, rights) === 'enter')
    expect(entered.filter((path) => !groups.includes(path)).toSorted()).toEqual(may.toSorted())
  })
})
