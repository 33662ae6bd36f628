// §2's routes with what opens them.
import { holds, type PermissionId, type Walker } from './tables.ts'

export interface MatrixDeals {
  readonly draft: string
  /** In IPG, with orders. */
  readonly open: string
  /** Priced, its allocation launched and not signed off. */
  readonly launched: string
}

interface ScreenRow {
  readonly path: string
  /** The deal that it shows. */
  readonly deal?: keyof MatrixDeals
  readonly title: string | RegExp
  /** Its name in the menu. */
  readonly entry?: string
  /** Its own permission and those of every ancestor. */
  readonly needs: readonly PermissionId[]
  readonly code?: Walker['code']
  readonly tiers?: readonly Walker['tier'][]
}

export const matrixScreens: readonly ScreenRow[] = [
  {
    path: '/board/deal-board',
    title: 'All deals',
    entry: 'Dealboard',
    needs: ['board', 'dealboard'],
    code: 'admin',
  },
  { path: '/board/detail', deal: 'open', title: /^Roles/, needs: ['board', 'board_new_deal'], code: 'admin' },
  {
    path: '/board/order-book',
    deal: 'open',
    title: /^Book · Roles/,
    needs: ['board', 'board_order_book'],
    code: 'admin',
  },
  {
    path: '/board/alloc',
    deal: 'launched',
    title: /^Allocation · Roles/,
    needs: ['board', 'board_order_assign'],
    code: 'admin',
  },
  { path: '/deal/my-deals', title: 'My Deals', entry: 'My Deals', needs: ['myDeals', 'my_deal'] },
  { path: '/deal/detail', deal: 'open', title: /^Roles/, needs: ['myDeals', 'mydeal_new_deal'] },
  {
    path: '/deal/order-book',
    deal: 'open',
    title: /^Book · Roles/,
    needs: ['myDeals', 'mydeal_order_book'],
  },
  {
    path: '/deal/alloc',
    deal: 'launched',
    title: /^Allocation · Roles/,
    needs: ['myDeals', 'mydeal_order_assign'],
  },
  { path: '/order/my-orders', title: 'My Orders', entry: 'My Orders', needs: ['my_order'] },
  { path: '/order/deal/', deal: 'open', title: /./, needs: ['my_order'] },
  {
    path: '/investor/monetary-entity',
    title: 'Global Entities',
    entry: 'Global Entities',
    needs: ['investor'],
  },
  { path: '/house/user-manage', title: 'Users', entry: 'Users', needs: ['admin_user'], tiers: [2] },
  {
    path: '/quota/loan-deals',
    title: 'Loan deals',
    entry: 'Loan deals',
    needs: ['loan', 'loan_deal'],
    code: 'admin',
  },
  {
    path: '/quota/margin-calls',
    title: 'Margin calls',
    entry: 'Margin calls',
    needs: ['loan', 'loan_risk'],
    code: 'admin',
  },
  {
    path: '/quota/org',
    title: 'Institution limits',
    entry: 'Institution limits',
    needs: ['quota', 'quota_org'],
    code: 'admin',
  },
  {
    path: '/quota/bond',
    title: 'Bond limits',
    entry: 'Bond limits',
    needs: ['quota', 'quota_bond'],
    code: 'admin',
  },
  {
    path: '/quota/org-bond',
    title: 'Institution × bond',
    entry: 'Institution × bond',
    needs: ['quota', 'quota_org_bond'],
    code: 'admin',
  },
  {
    path: '/quota/business',
    title: 'Business limit',
    entry: 'Business limit',
    needs: ['quota', 'quota_business'],
    code: 'admin',
  },
  {
    path: '/quota/rates',
    title: 'Conversion rates',
    entry: 'Conversion rates',
    needs: ['quota', 'quota_rates'],
    code: 'admin',
  },
  {
    path: '/system/org-manage',
    title: 'Account Opening',
    entry: 'Account Opening',
    needs: ['admin', 'admin_org_manage'],
    code: 'admin',
  },
  {
    path: '/system/org-classify',
    title: 'Type Management',
    entry: 'Type Management',
    needs: ['admin', 'admin_classify'],
    code: 'admin',
  },
  {
    path: '/system/notice',
    title: 'Notice',
    entry: 'Notice',
    needs: ['admin', 'admin_notice'],
    code: 'admin',
  },
  {
    path: '/system/user-manage',
    title: 'User Management',
    entry: 'User Management',
    needs: ['admin', 'admin_user'],
    code: 'admin',
  },
  {
    path: '/system/role-manage',
    title: 'Group Management',
    entry: 'Group Management',
    needs: ['admin', 'admin_role'],
    code: 'admin',
  },
  {
    path: '/system/admin-log',
    title: 'Admin log',
    entry: 'Admin log',
    needs: ['admin'],
    code: 'admin',
    tiers: [1, 4],
  },
  {
    path: '/system/names',
    title: 'Names to Link',
    entry: 'Names to Link',
    needs: ['admin'],
    code: 'admin',
    tiers: [1],
  },
  {
    path: '/system/holidays',
    title: 'Holidays',
    entry: 'Holidays',
    needs: ['admin'],
    code: 'admin',
    tiers: [1, 4],
  },
]

/** §6: a screen opens only if every ancestor and the screen itself pass, each with its permission and its role. */
export const mayOpen = (walker: Walker, { needs, code, tiers }: ScreenRow): boolean =>
  needs.every((permission) => holds(walker, permission)) &&
  (code === undefined || walker.code === code) &&
  (tiers === undefined || tiers.includes(walker.tier))

/** Lists of deals, searched for those of the matrix: other journeys leave deals of their own. */
const dealLists: readonly string[] = ['/board/deal-board', '/deal/my-deals']

export const addressOf = ({ path, deal }: ScreenRow, deals: MatrixDeals): string => {
  if (dealLists.includes(path)) return `${path}?q=Roles`
  if (deal === undefined) return path
  return path.endsWith('/') ? `${path}${deals[deal]}` : `${path}?dealId=${deals[deal]}`
}
