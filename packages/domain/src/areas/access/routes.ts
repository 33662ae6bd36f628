import type { Permission } from './permissions.ts'
import type { Demand } from './rights.ts'

/** One row of §2's table. Paths are below the base `/bookbuildingweb`. */
export interface Route extends Demand {
  path: string
  /** Its title in the three languages is the contract's `routeTitles[title]`. */
  title: string
  parent?: string
  permission?: Permission
  redirect?: string
  /** Enterable without signing in. */
  open?: boolean
  /** The page keeps its state while another tab is in front. */
  keepAlive?: boolean
  /** Not offered in the menu. */
  hidden?: boolean
  icon?: string
}

/**
 * The route table: the server's menu seed and the browser's guards both come from it. Where §2 is silent:
 * a screen that needs a deal to show is hidden, and an institution's administrator, who has `admin_user`
 * without `admin`, finds the own house's users under `/house` (docs/decisions/020-own-users-route.md).
 */
export const routes = [
  { path: '/login', title: 'login', open: true, hidden: true },
  { path: '/register', title: 'register', open: true, hidden: true },
  { path: '/403', title: 'forbidden', open: true, hidden: true },
  { path: '/404', title: 'notFound', open: true, hidden: true },
  { path: '/500', title: 'fault', open: true, hidden: true },
  { path: '/', title: 'home', redirect: '/login', hidden: true },

  {
    path: '/board',
    title: 'board',
    parent: '/',
    permission: 'board',
    role: 'admin',
    redirect: '/board/deal-board',
    icon: 'dashboard',
  },
  {
    path: '/board/deal-board',
    title: 'dealboard',
    parent: '/board',
    permission: 'dealboard',
    hidden: true,
    keepAlive: true,
  },
  {
    path: '/board/detail',
    title: 'dealDetail',
    parent: '/board',
    permission: 'board_new_deal',
    hidden: true,
  },
  {
    path: '/board/alloc',
    title: 'allocation',
    parent: '/board',
    permission: 'board_order_assign',
    hidden: true,
  },
  {
    path: '/board/order-book',
    title: 'orderBook',
    parent: '/board',
    permission: 'board_order_book',
    hidden: true,
  },

  {
    path: '/deal',
    title: 'deal',
    parent: '/',
    permission: 'myDeals',
    redirect: '/deal/my-deals',
    icon: 'deal',
  },
  { path: '/deal/my-deals', title: 'myDeals', parent: '/deal', permission: 'my_deal', keepAlive: true },
  {
    path: '/deal/detail',
    title: 'myDealDetail',
    parent: '/deal',
    permission: 'mydeal_new_deal',
    hidden: true,
  },
  {
    path: '/deal/alloc',
    title: 'myAllocation',
    parent: '/deal',
    permission: 'mydeal_order_assign',
    hidden: true,
  },
  {
    path: '/deal/order-book',
    title: 'myOrderBook',
    parent: '/deal',
    permission: 'mydeal_order_book',
    hidden: true,
  },

  { path: '/order', title: 'order', parent: '/', redirect: '/order/my-orders', icon: 'order' },
  { path: '/order/my-orders', title: 'myOrders', parent: '/order', permission: 'my_order' },
  { path: '/order/deal/:id', title: 'orderDeal', parent: '/order', permission: 'my_order', hidden: true },

  {
    path: '/investor',
    title: 'investor',
    parent: '/',
    permission: 'investor',
    redirect: '/investor/monetary-entity',
    icon: 'entity',
  },
  { path: '/investor/monetary-entity', title: 'globalEntities', parent: '/investor', permission: 'investor' },
  {
    path: '/investor/monetary-entity/:id',
    title: 'institution',
    parent: '/investor',
    permission: 'investor',
    hidden: true,
  },

  {
    path: '/house',
    title: 'house',
    parent: '/',
    tiers: ['tier2'],
    redirect: '/house/user-manage',
    icon: 'user',
  },
  {
    path: '/house/user-manage',
    title: 'houseUsers',
    parent: '/house',
    permission: 'admin_user',
    tiers: ['tier2'],
  },

  {
    path: '/loan',
    title: 'loan',
    parent: '/',
    permission: 'loan',
    role: 'admin',
    redirect: '/quota/loan-deals',
    icon: 'loan',
  },
  { path: '/quota/loan-deals', title: 'loanDeals', parent: '/loan', permission: 'loan_deal' },
  { path: '/quota/margin-calls', title: 'marginCalls', parent: '/loan', permission: 'loan_risk' },

  {
    path: '/quota',
    title: 'quota',
    parent: '/',
    permission: 'quota',
    role: 'admin',
    redirect: '/quota/org',
    icon: 'limit',
  },
  { path: '/quota/org', title: 'quotaOrg', parent: '/quota', permission: 'quota_org' },
  { path: '/quota/bond', title: 'quotaBond', parent: '/quota', permission: 'quota_bond' },
  { path: '/quota/org-bond', title: 'quotaOrgBond', parent: '/quota', permission: 'quota_org_bond' },
  { path: '/quota/business', title: 'quotaBusiness', parent: '/quota', permission: 'quota_business' },
  { path: '/quota/rates', title: 'quotaRates', parent: '/quota', permission: 'quota_rates' },

  { path: '/system', title: 'system', parent: '/', permission: 'admin', role: 'admin', icon: 'system' },
  { path: '/system/org-manage', title: 'accountOpening', parent: '/system', permission: 'admin_org_manage' },
  { path: '/system/org-classify', title: 'typeManagement', parent: '/system', permission: 'admin_classify' },
  { path: '/system/notice', title: 'notice', parent: '/system', permission: 'admin_notice' },
  { path: '/system/user-manage', title: 'userManagement', parent: '/system', permission: 'admin_user' },
  { path: '/system/role-manage', title: 'groupManagement', parent: '/system', permission: 'admin_role' },
  { path: '/system/admin-log', title: 'adminLog', parent: '/system', tiers: ['tier1', 'tier4'] },
  { path: '/system/names', title: 'namesToLink', parent: '/system', tiers: ['tier1'] },
  { path: '/system/holidays', title: 'holidays', parent: '/system', tiers: ['tier1', 'tier4'] },
] as const satisfies readonly Route[]

export type RouteTitle = (typeof routes)[number]['title']
export type RouteIcon = Extract<(typeof routes)[number], { icon: string }>['icon']
