import { describe, expect, it } from 'vitest'
import {
  type Rights,
  type Route,
  functionKeys,
  homeFor,
  isPermission,
  lineageOf,
  mayEnter,
  mayUse,
  meets,
  menuFor,
  permissions,
  routeOf,
  routes,
  screenOf,
} from './index.ts'

const table: readonly Route[] = routes
const nobody: Rights = { tier: 'tier3', roles: [], permissions: [], functions: [] }
const everybody: Rights = {
  tier: 'tier1',
  roles: ['admin', 'manager', 'investor'],
  permissions: [...permissions],
  functions: [...functionKeys],
}
const without = (permission: string): Rights => ({
  ...everybody,
  permissions: everybody.permissions.filter((key) => key !== permission),
})

describe('a demand', () => {
  it('needs the permission AND the role where both are named', () => {
    const demand = { permission: 'admin', role: 'admin' } as const
    expect(meets({ ...nobody, permissions: ['admin'], roles: ['admin'] }, demand)).toBe(true)
    expect(meets({ ...nobody, permissions: ['admin'], roles: ['manager'] }, demand)).toBe(false)
    expect(meets({ ...nobody, permissions: ['board'], roles: ['admin'] }, demand)).toBe(false)
  })

  it('asks for nothing that it does not name', () => {
    expect(meets(nobody, {})).toBe(true)
    expect(meets(nobody, { permission: null, role: null, tiers: null })).toBe(true)
    expect(meets(nobody, { tiers: ['tier2'] })).toBe(false)
  })
})

describe('a function', () => {
  it('is worth nothing without the permission of its screen', () => {
    const half = { ...nobody, functions: ['admin_user|edit'] }
    expect(mayUse(half, 'admin_user|edit')).toBe(false)
    expect(mayUse({ ...half, permissions: ['admin_user'] }, 'admin_user|edit')).toBe(true)
    expect(mayUse({ ...nobody, permissions: ['admin_user'] }, 'admin_user|edit')).toBe(false)
    expect(mayUse({ ...nobody, permissions: ['admin_user'] }, 'admin_user')).toBe(true)
  })

  it('has a key of the form menu|function', () => {
    expect(screenOf('admin_user|edit')).toBe('admin_user')
    for (const text of ['admin_user', '|edit', 'admin_user|', 'a|b|c', ''])
      expect(screenOf(text)).toBeUndefined()
    expect(functionKeys.every((key) => isPermission(screenOf(key) ?? ''))).toBe(true)
  })
})

describe('the route table', () => {
  it('has every route of §2 once, and every permission of §6 on a route', () => {
    expect(new Set(table.map((route) => route.path)).size).toBe(table.length)
    const used = new Set(table.map((route) => route.permission))
    expect(permissions.filter((permission) => !used.has(permission))).toEqual([])
  })

  it('has existing parents and redirects, and unique titles', () => {
    const paths = new Set(table.map((route) => route.path))
    for (const route of table) {
      if (route.parent) expect(paths).toContain(route.parent)
      if (route.redirect) expect(paths).toContain(route.redirect)
      if (!route.open) expect(lineageOf(route).at(-1)?.path).toBe('/')
    }
    expect(new Set(table.map((route) => route.title)).size).toBe(table.length)
  })

  it('is found by path, with parameters, a query or a slash at the end', () => {
    expect(routeOf('/order/deal/deal_4k7q00zz')?.path).toBe('/order/deal/:id')
    expect(routeOf('/order/deal/')).toBeUndefined()
    expect(routeOf('/order/deal/a/b')).toBeUndefined()
    expect(routeOf('/board/detail?id=1#terms')?.path).toBe('/board/detail')
    expect(routeOf('/board/')?.path).toBe('/board')
    expect(routeOf('/')?.path).toBe('/')
    expect(routeOf('/nowhere')).toBeUndefined()
    expect(routeOf('/constructor')).toBeUndefined()
  })
})

describe('entering', () => {
  it('is open for log-in, registration and error pages only', () => {
    const open = table.filter((route) => mayEnter(route.path, null) === 'enter').map((route) => route.path)
    expect(open).toEqual(['/login', '/register', '/403', '/404', '/500'])
    expect(mayEnter('/board', null)).toBe('signIn')
    expect(mayEnter('/nowhere', null)).toBe('unknown')
  })

  it('needs every permission on the way, for every route', () => {
    for (const route of table) {
      const needed = new Set(lineageOf(route).flatMap((step) => step.permission ?? []))
      const rights = { ...everybody, tier: route.tiers?.[0] ?? everybody.tier }
      expect([route.path, mayEnter(route.path, rights)]).toEqual([route.path, 'enter'])
      for (const permission of permissions) {
        const answer = mayEnter(route.path, { ...without(permission), tier: rights.tier })
        expect([route.path, permission, answer]).toEqual([
          route.path,
          permission,
          needed.has(permission) ? 'forbidden' : 'enter',
        ])
      }
    }
  })

  it('needs the role code admin below /board, /loan, /quota and /system, whatever the permissions', () => {
    const manager: Rights = { ...everybody, tier: 'tier2', roles: ['manager', 'investor'] }
    for (const route of table.filter((each) => !each.open)) {
      const fenced = /^\/(board|loan|quota|system)(\/|$)/.test(route.path)
      expect([route.path, mayEnter(route.path, manager)]).toEqual([
        route.path,
        fenced ? 'forbidden' : 'enter',
      ])
    }
  })
})

describe('the menu', () => {
  const rows = [
    { id: 'b', parentId: null, order: 2, permission: 'admin', role: 'admin' as const },
    { id: 'b1', parentId: 'b', order: 1, permission: 'admin_user' },
    { id: 'b2', parentId: 'b', order: 2, permission: 'admin_role' },
    { id: 'a', parentId: null, order: 1 },
    { id: 'a1', parentId: 'a', order: 1, permission: 'my_order' },
    { id: 'lost', parentId: 'gone', order: 1 },
    { id: 'self', parentId: 'self', order: 1 },
  ]
  const shape = (rights: Rights | 'everything') =>
    menuFor(rows, rights).map((node) => [node.id, ...node.children.map((child) => child.id)])

  it('is a tree in order', () => {
    expect(shape(everybody)).toEqual([
      ['a', 'a1'],
      ['b', 'b1', 'b2'],
    ])
    expect(shape('everything')).toEqual([
      ['a', 'a1'],
      ['b', 'b1', 'b2'],
    ])
  })

  it('loses everything below a row that fails', () => {
    expect(shape({ ...everybody, roles: ['manager'] })).toEqual([['a', 'a1']])
    expect(shape(without('admin'))).toEqual([['a', 'a1']])
  })

  it('loses a row that leads nowhere any more', () => {
    expect(shape(without('my_order'))).toEqual([['b', 'b1', 'b2']])
    expect(shape(nobody)).toEqual([])
  })
})

describe('home', () => {
  it('is the first screen of the menu that passes', () => {
    expect(homeFor(everybody)).toBe('/board/deal-board')
    expect(homeFor({ ...nobody, permissions: ['my_order'] })).toBe('/order/my-orders')
    expect(homeFor({ ...nobody, tier: 'tier2', permissions: ['admin_user'] })).toBe('/house/user-manage')
    expect(homeFor(nobody)).toBeUndefined()
  })
})
