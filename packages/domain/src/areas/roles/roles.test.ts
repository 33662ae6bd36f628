import { describe, expect, it } from 'vitest'
import {
  type Permission,
  type Rights,
  type Route,
  functionKeys,
  functionKeysOf,
  mayEnter,
  mayUse,
  permissions,
  routes,
  screenOf,
} from '../access/index.ts'
import type { DealRole } from '../entities/index.ts'
import {
  type SeededRole,
  fitsEntity,
  grantsOf,
  mayAssign,
  mayTouchRole,
  regrant,
  rightsOf,
  roleCodesIn,
  seededRoles,
} from './index.ts'

const bank: DealRole[] = ['underwriter']
const fund: DealRole[] = ['investor']
const rights = (role: SeededRole, dealRoles: DealRole[]): Rights =>
  rightsOf({ ...seededRoles[role], grants: grantsOf(role) }, dealRoles)

/** Everybody the matrix speaks of; an institution's administrator has one column per kind of entity. */
const somebody = {
  'Super adm.': rights('superAdmin', []),
  'System adm.': rights('systemAdmin', []),
  'Institution adm. (manager)': rights('institutionAdmin', bank),
  'Institution adm. (investor)': rights('institutionAdmin', fund),
  'Syndicate manager': rights('syndicateManager', bank),
  'Syndicate viewer': rights('syndicateViewer', bank),
  Investor: rights('investor', fund),
}

// The permission matrix as it is written down, one letter a column in the order above.
const matrix: Record<Permission, string> = {
  board: 'Y------',
  dealboard: 'Y------',
  board_new_deal: 'Y------',
  board_order_assign: 'Y------',
  board_order_book: 'Y------',
  myDeals: 'Y-Y-YY-',
  my_deal: 'Y-Y-YY-',
  mydeal_new_deal: 'Y-Y-YY-',
  mydeal_order_assign: 'Y-Y-YY-',
  mydeal_order_book: 'Y-Y-YY-',
  my_order: 'Y--Y--Y',
  investor: 'YY--Y--',
  loan: 'YY-----',
  loan_deal: 'YY-----',
  loan_risk: 'YY-----',
  admin: 'YY-----',
  admin_org_manage: 'YY-----',
  admin_classify: 'YY-----',
  admin_notice: 'YY-----',
  admin_user: 'YYYY---',
  admin_role: 'YY-----',
  quota: 'YY-----',
  quota_bond: 'YY-----',
  quota_org: 'YY-----',
  quota_org_bond: 'YY-----',
  quota_business: 'YY-----',
  quota_rates: 'YY-----',
}

describe('the seeded roles', () => {
  const cells = permissions.flatMap((permission) =>
    Object.entries(somebody).map(([who, rights], at) => ({
      permission,
      who,
      permissions: rights.permissions,
      yes: matrix[permission][at] === 'Y',
    })),
  )
  it.each(cells)('$who, $permission: $yes', ({ permission, permissions: all, yes }) => {
    expect(all.includes(permission)).toBe(yes)
  })

  it('have the codes and tiers of the matrix', () => {
    expect(Object.values(somebody).map(({ roles, tier }) => `${roles} ${tier}`)).toEqual([
      'admin tier1',
      'admin tier4',
      'manager tier2',
      'investor tier2',
      'manager tier3',
      'manager tier3',
      'investor tier3',
    ])
  })

  it('hold function keys only with their screens', () => {
    for (const { functions, permissions } of Object.values(somebody)) {
      expect(functions.every((key) => permissions.includes(screenOf(key) ?? ''))).toBe(true)
    }
    expect(somebody['Super adm.'].functions.toSorted()).toEqual(functionKeys.toSorted())
    expect(somebody['Syndicate viewer'].functions).toEqual([])
    expect(somebody.Investor.functions).toEqual(functionKeysOf('my_order'))
    const house = somebody['Institution adm. (investor)']
    expect(mayUse(house, 'admin_user|freeze')).toBe(true)
    expect(mayUse(house, 'admin_user|delete')).toBe(false)
  })

  it('see no order, book or allocation as system administrator', () => {
    const shut = ['board', 'deal', 'my', 'order'].flatMap((part) =>
      // A loan deal finances bonds: it is no deal with a book.
      permissions.filter((id) => id.includes(part) && id !== 'loan_deal'),
    )
    expect(shut.filter((id) => somebody['System adm.'].permissions.includes(id))).toEqual([])
  })

  const content = permissions.filter((id) => /^(board|dealboard|my)/.test(id))
  it.each(content)('show a system administrator no %s, even if the role has it', (permission) => {
    const granted = {
      ...seededRoles.systemAdmin,
      grants: [permission, ...functionKeysOf(permission), 'admin'],
    }
    expect(rightsOf(granted, bank)).toMatchObject({ permissions: ['admin'], functions: [] })
    const root = { rights: somebody['Super adm.'], roleId: seededRoles.superAdmin.id }
    const known = new Set<string>([...permissions, ...functionKeys])
    const role = { ...seededRoles.systemAdmin, grants: grantsOf('systemAdmin') }
    for (const key of [permission, ...functionKeysOf(permission)])
      expect(regrant(root, role, [...role.grants, key], known)).toMatchObject({
        reason: 'role.sees-no-book',
        params: { key },
      })
    // What it holds from before may be taken away.
    const old = { ...role, grants: [...role.grants, permission] }
    expect(regrant(root, old, role.grants, known)).toEqual(role.grants.toSorted())
  })

  // Y: enters. Columns as above.
  const doors: Record<string, string> = {
    '/board': 'Y------',
    '/board/deal-board': 'Y------',
    '/board/detail': 'Y------',
    '/board/alloc': 'Y------',
    '/board/order-book': 'Y------',
    '/deal': 'Y-Y-YY-',
    '/deal/my-deals': 'Y-Y-YY-',
    '/deal/detail': 'Y-Y-YY-',
    '/deal/alloc': 'Y-Y-YY-',
    '/deal/order-book': 'Y-Y-YY-',
    '/order/my-orders': 'Y--Y--Y',
    '/order/deal/:id': 'Y--Y--Y',
    '/investor': 'YY--Y--',
    '/investor/monetary-entity': 'YY--Y--',
    '/investor/monetary-entity/:id': 'YY--Y--',
    '/house': '--YY---',
    '/house/user-manage': '--YY---',
    '/loan': 'YY-----',
    '/quota/loan-deals': 'YY-----',
    '/quota/margin-calls': 'YY-----',
    '/quota': 'YY-----',
    '/quota/org': 'YY-----',
    '/quota/bond': 'YY-----',
    '/quota/org-bond': 'YY-----',
    '/quota/business': 'YY-----',
    '/quota/rates': 'YY-----',
    '/system': 'YY-----',
    '/system/org-manage': 'YY-----',
    '/system/org-classify': 'YY-----',
    '/system/notice': 'YY-----',
    '/system/user-manage': 'YY-----',
    '/system/role-manage': 'YY-----',
    '/system/admin-log': 'YY-----',
    '/system/names': 'Y------',
    '/system/holidays': 'YY-----',
  }
  const shown = (routes as readonly Route[]).filter(({ open }) => !open)
  it.each(shown.filter(({ permission, tiers }) => permission || tiers))(
    'open the doors of $path',
    ({ path }) => {
      const row = Object.values(somebody).map((rights) => (mayEnter(path, rights) === 'enter' ? 'Y' : '-'))
      expect(row.join('')).toBe(doors[path])
    },
  )
})

describe('the entity narrows a role', () => {
  it('to its own family, and to both where it is both', () => {
    expect(roleCodesIn('byEntity', ['underwriter', 'investor'])).toEqual(['manager', 'investor'])
    expect(roleCodesIn('byEntity', ['issuer'])).toEqual(['manager'])
    expect(roleCodesIn('manager', fund)).toEqual([])
    expect(roleCodesIn('admin', [])).toEqual(['admin'])
    expect(rights('institutionAdmin', ['underwriter', 'investor']).permissions).toEqual(
      expect.arrayContaining(['my_deal', 'my_order']),
    )
  })

  it('so that a role in the wrong house gives nothing of its family', () => {
    const lost = rights('syndicateManager', fund)
    expect(lost.roles).toEqual([])
    expect(lost.permissions).toEqual(['investor'])
    expect(rights('investor', bank).permissions).toEqual([])
    expect(fitsEntity('investor', bank)).toBe(false)
    expect(fitsEntity('byEntity', [])).toBe(false)
    expect(fitsEntity('admin', bank)).toBe(true)
  })
})

describe('granting', () => {
  const known = new Set<string>([...permissions, ...functionKeys, 'handbook'])
  const role = { id: 'rol_custom', tier: 'tier3' as const, grants: ['my_order', 'my_order|place'] }
  const root = { rights: somebody['Super adm.'], roleId: seededRoles.superAdmin.id }
  const system = { rights: somebody['System adm.'], roleId: seededRoles.systemAdmin.id }

  it('gives what the granter holds', () => {
    expect(regrant(root, role, ['my_order', 'board', 'board'], known)).toEqual(['board', 'my_order'])
  })

  it('never gives what the granter does not hold, and may leave or take it', () => {
    expect(regrant(system, role, [...role.grants, 'board'], known)).toMatchObject({
      reason: 'role.not-held',
      params: { key: 'board' },
    })
    expect(regrant(system, role, [...role.grants, 'investor'], known)).toEqual(['investor', ...role.grants])
    expect(regrant(system, role, [], known)).toEqual([])
    expect(regrant(system, role, ['my_order', 'my_order|place', 'handbook'], known)).toMatchObject({
      reason: 'role.not-held',
    })
  })

  it('knows only what the menu offers', () => {
    expect(regrant(root, role, ['everything'], known)).toMatchObject({ reason: 'role.permission-unknown' })
  })

  it('gives no function without its screen', () => {
    expect(regrant(root, role, ['my_order|place'], known)).toMatchObject({
      reason: 'role.function-without-screen',
      params: { key: 'my_order|place' },
    })
  })

  it('keeps what it takes to undo it', () => {
    const own = { id: root.roleId, tier: 'tier1' as const, grants: grantsOf('superAdmin') }
    for (const key of ['admin', 'admin_role', 'admin_role|assign']) {
      const requested = own.grants.filter((grant) => grant !== key && screenOf(grant) !== key)
      expect(regrant(root, own, requested, known)).toMatchObject({ reason: 'role.own-keys' })
    }
  })

  it('touches a super administrator’s role as one of them only', () => {
    expect(mayTouchRole('tier1', 'tier1')).toBe(true)
    expect(mayTouchRole('tier4', 'tier1')).toBe(false)
    expect(mayTouchRole('tier4', 'tier3')).toBe(true)
    expect(mayTouchRole('tier2', 'tier3')).toBe(false)
    expect(regrant(system, { ...role, tier: 'tier1' }, [], known)).toMatchObject({ reason: 'role.above-you' })
  })
})

describe('giving a user a role', () => {
  const both: DealRole[] = ['underwriter', 'investor']
  const granted = (name: SeededRole) => ({ ...seededRoles[name], grants: grantsOf(name) })
  // Columns: the six seeded roles in their order. Y may; u: the role is above.
  const table: [keyof typeof somebody, string][] = [
    ['Super adm.', 'YYYYYY'],
    ['System adm.', 'uYYYYY'],
    ['Institution adm. (manager)', 'uuuYYY'],
    ['Institution adm. (investor)', 'uuuYYY'],
    ['Syndicate manager', 'uuuuuu'],
    ['Investor', 'uuuuuu'],
  ]
  it.each(table)('%s', (who, row) => {
    const answers = (Object.keys(seededRoles) as SeededRole[]).map((name) => {
      const answer = mayAssign(somebody[who], granted(name), both)
      return answer === true ? 'Y' : answer.reason === 'role.above-you' ? 'u' : '?'
    })
    expect(answers.join('')).toBe(row)
  })

  it('needs an entity of the role’s family', () => {
    expect(mayAssign(somebody['Super adm.'], granted('investor'), bank)).toMatchObject({
      reason: 'role.wrong-entity',
    })
    expect(mayAssign(somebody['Super adm.'], granted('systemAdmin'), bank)).toBe(true)
  })

  it('lets a house give its own screens, and of the platform’s only what it holds', () => {
    const by = somebody['Institution adm. (manager)']
    const role = (grants: string[]) => ({
      id: 'rol_x',
      tier: 'tier3' as const,
      family: 'manager' as const,
      grants,
    })
    expect(mayAssign(by, role(['investor', 'investor|export', 'admin_user']), bank)).toBe(true)
    expect(mayAssign(by, role(['admin_user|delete']), bank)).toMatchObject({ reason: 'role.not-held' })
    expect(mayAssign(by, role(['admin_notice']), bank)).toMatchObject({ params: { key: 'admin_notice' } })
  })
})
