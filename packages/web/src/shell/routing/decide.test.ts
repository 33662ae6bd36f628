import { routes, type Permission, type RoleCode } from '@bookrunner/domain/access'
import { describe, expect, it } from 'vitest'
import { parseSession } from '../../platform/session.ts'
import { decide, settle } from './decide.ts'
import { ownRoutes } from './own-routes.ts'

const user = { userId: 'usr_1', userName: 'may', nickName: '', name: 'May', account: 'may@bank.example' }
const session = (role: RoleCode, permissions: Permission[], more = {}) =>
  parseSession({ user, tier: 'tier3', roles: [role], permissions, ...more })

const admin = session('admin', ['board', 'dealboard', 'admin', 'admin_role'])
const investor = session('investor', ['my_order'])

describe('nobody signed in', () => {
  it('goes to log-in from the front door and opens public pages', () => {
    expect(decide('/', undefined)).toEqual({ kind: 'go', to: '/login' })
    for (const path of [
      '/login',
      '/register',
      '/403',
      '/404',
      '/500',
      '/forgot-password',
      '/reset-password',
    ]) {
      expect(decide(path, undefined)).toEqual({ kind: 'open', route: path })
    }
  })

  it('must sign in for other screens, and gets 404 for unknown paths', () => {
    expect(decide('/board/detail', undefined)).toEqual({ kind: 'signIn' })
    expect(decide('/my-sessions', undefined)).toEqual({ kind: 'signIn' })
    expect(decide('/my-keys', undefined)).toEqual({ kind: 'signIn' })
    expect(decide('/no/such/page', undefined)).toEqual({ kind: 'unknown' })
  })
})

describe('somebody signed in', () => {
  it('goes home from the front door', () => {
    expect(decide('/', admin)).toEqual({ kind: 'go', to: '/board/deal-board' })
    expect(decide('/', investor)).toEqual({ kind: 'go', to: '/order/my-orders' })
    expect(decide('/', session('investor', []))).toEqual({ kind: 'go', to: '/403' })
  })

  it('follows redirects, and groups to their first allowed screen', () => {
    expect(decide('/board', admin)).toEqual({ kind: 'go', to: '/board/deal-board' })
    expect(decide('/order', investor)).toEqual({ kind: 'go', to: '/order/my-orders' })
    expect(decide('/system', admin)).toEqual({ kind: 'go', to: '/system/role-manage' })
  })

  it('sees screens with their kept-alive flag', () => {
    expect(decide('/board/deal-board/', admin)).toEqual({
      kind: 'screen',
      route: '/board/deal-board',
      keepAlive: true,
    })
    expect(decide('/order/deal/dea_1', investor)).toEqual({
      kind: 'screen',
      route: '/order/deal/:id',
      keepAlive: false,
    })
    expect(decide('/my-sessions', investor)).toMatchObject({ kind: 'screen' })
    const placing = session('investor', ['my_order'], { functions: ['my_order|place'] })
    expect(decide('/my-keys', placing)).toMatchObject({ kind: 'screen' })
    expect(decide('/my-keys', investor)).toEqual({ kind: 'forbidden' })
  })

  it('is refused without the permission, the role, or an ancestor (§6)', () => {
    expect(decide('/board/alloc', admin)).toEqual({ kind: 'forbidden' })
    expect(decide('/board/deal-board', session('manager', ['board', 'dealboard']))).toEqual({
      kind: 'forbidden',
    })
    expect(decide('/system/role-manage', session('admin', ['admin_role']))).toEqual({ kind: 'forbidden' })
  })

  it('changes the first password before anything else', () => {
    const fresh = session('investor', ['my_order'], { mustChangePassword: true })
    expect(decide('/order/my-orders', fresh)).toEqual({ kind: 'go', to: '/change-password' })
    expect(decide('/my-sessions', fresh)).toEqual({ kind: 'go', to: '/change-password' })
    expect(decide('/change-password', fresh)).toEqual({ kind: 'open', route: '/change-password' })
    expect(decide('/login', fresh)).toEqual({ kind: 'open', route: '/login' })
  })
})

it('decides every path for every kind of user without a redirect circle', () => {
  const people = [
    undefined,
    admin,
    investor,
    session('manager', []),
    session('admin', ['board', 'myDeals', 'investor']),
    session('investor', ['my_order'], { mustChangePassword: true }),
  ]
  for (const who of people) {
    for (const { path } of [...routes, ...ownRoutes]) {
      const { decision, to } = settle(path, who)
      expect({ path, kind: decision.kind }).not.toMatchObject({ kind: 'unknown' })
      if (to) expect(decide(to, who)).toEqual(decision)
    }
  }
})
