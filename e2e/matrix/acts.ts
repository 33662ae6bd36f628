// The actions of each screen, in the words of its user.
import type { Locator, Page } from '@playwright/test'
import { mayAct, type ActKey, type PermissionId, type Walker } from './tables.ts'

/** An action as it is found on its screen: beside the others, in a menu, or in the drawer of a record. */
export interface MatrixAct {
  readonly key: ActKey
  readonly on: string
  /** What has to be opened first. */
  readonly opener?: string | RegExp
  /** On a record of the own institution; the platform's own people have none. */
  readonly ofHouse?: boolean
  readonly find: (page: Page) => Locator
}

export const finds = (walker: Walker, { key, ofHouse = false }: MatrixAct): boolean =>
  mayAct(walker, key) && (!ofHouse || walker.family !== 'platform')

const button =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('main').getByRole('button', { name, exact: true }).filter({ visible: true }).first()
const entry =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('main').getByRole('menuitem', { name, exact: true }).filter({ visible: true }).first()
const inDrawer =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).filter({ visible: true }).first()
const segment =
  (name: string) =>
  (page: Page): Locator =>
    page.locator('main .ant-segmented-item').filter({ hasText: name, visible: true })

/** The pages of a deal, on the platform's board and in My Deals. */
const dealActs = (
  root: '/board' | '/deal',
  [list, detail, book, alloc]: readonly [PermissionId, PermissionId, PermissionId, PermissionId],
): MatrixAct[] => [
  {
    key: `${detail}|save`,
    on: root === '/board' ? '/board/deal-board' : '/deal/my-deals',
    find: button('New deal'),
  },
  {
    key: `${list}|abort`,
    on: root === '/board' ? '/board/deal-board' : '/deal/my-deals',
    opener: /^Actions for Roles open/,
    ofHouse: root === '/deal',
    find: entry('Abort deal'),
  },
  { key: `${detail}|save`, on: `${root}/detail`, find: button('Save changes') },
  { key: `${book}|run`, on: `${root}/detail`, find: button('New guidance') },
  { key: `${book}|run`, on: `${root}/detail`, opener: 'More actions', find: entry('Push FPG') },
  { key: `${list}|abort`, on: `${root}/detail`, opener: 'More actions', find: entry('Abort') },
  { key: `${book}|edit`, on: `${root}/order-book`, find: button('Enter order') },
  { key: `${book}|run`, on: `${root}/order-book`, find: button('New guidance') },
  { key: `${book}|edit`, on: `${root}/order-book`, opener: 'Orders', find: entry('Enter a list') },
  { key: `${book}|merge`, on: `${root}/order-book`, opener: 'Orders', find: entry('Merge') },
  { key: `${book}|export`, on: `${root}/order-book`, opener: 'Export', find: entry(/^Excel Orders/) },
  { key: `${alloc}|edit`, on: `${root}/alloc`, find: segment('Policy') },
  { key: `${alloc}|launch`, on: `${root}/alloc`, find: button('Recall allocation') },
  { key: `${alloc}|confirm`, on: `${root}/alloc`, find: button('Confirm') },
  { key: `${book}|export`, on: `${root}/alloc`, opener: 'Export', find: entry(/^PDF/) },
]

const userActs = (on: string, person: string | RegExp): MatrixAct[] => [
  { key: 'admin_user|add', on, find: button('Add user') },
  { key: 'admin_user|edit', on, opener: person, find: inDrawer('Save') },
  { key: 'admin_user|freeze', on, opener: person, find: inDrawer('Freeze') },
  { key: 'admin_user|reset', on, opener: person, find: inDrawer(/^Reset/) },
  { key: 'admin_user|delete', on, opener: person, find: inDrawer('Delete') },
]

export const matrixActs: readonly MatrixAct[] = [
  ...dealActs('/board', ['dealboard', 'board_new_deal', 'board_order_book', 'board_order_assign']),
  ...dealActs('/deal', ['my_deal', 'mydeal_new_deal', 'mydeal_order_book', 'mydeal_order_assign']),
  {
    key: 'my_order|place',
    on: '/order/deal/',
    ofHouse: true,
    find: (page) =>
      page.getByRole('complementary', { name: 'Your order' }).getByRole('button', { name: /^Place order/ }),
  },
  { key: 'investor|add', on: '/investor/monetary-entity', find: button('Add institution') },
  { key: 'investor|export', on: '/investor/monetary-entity', find: button('Download Excel') },
  { key: 'admin_org_manage|import', on: '/investor/monetary-entity', find: button('Import') },
  { key: 'admin_classify|assign', on: '/investor/monetary-entity', find: button('Change many') },
  {
    key: 'admin_org_manage|edit',
    on: '/investor/monetary-entity',
    opener: 'Cobaltine Family Office',
    find: inDrawer('Save'),
  },
  {
    key: 'admin_org_manage|delete',
    on: '/investor/monetary-entity',
    opener: 'Cobaltine Family Office',
    find: inDrawer('Delete'),
  },
  ...userActs('/house/user-manage', /^(Carmen Yip 葉家敏|Marcus Lo 羅志遠)$/),
  { key: 'loan_deal|add', on: '/quota/loan-deals', find: button('Add loan deal') },
  { key: 'loan_deal|import', on: '/quota/loan-deals', find: button('Import') },
  { key: 'loan_deal|export', on: '/quota/loan-deals', find: button('Download Excel') },
  {
    key: 'loan_deal|prices',
    on: '/quota/loan-deals',
    find: button(/^Update price of Amberfall 6.875% 2029$/),
  },
  { key: 'loan_deal|edit', on: '/quota/loan-deals', opener: 'Ironmoss Reinsurance', find: inDrawer('Save') },
  {
    key: 'loan_deal|delete',
    on: '/quota/loan-deals',
    opener: 'Ironmoss Reinsurance',
    find: inDrawer('Delete'),
  },
  { key: 'loan_risk|bands', on: '/quota/margin-calls', find: button('Bands …') },
  { key: 'quota_org|edit', on: '/quota/org', find: button('Set limit') },
  { key: 'quota_bond|edit', on: '/quota/bond', find: button('Set limit') },
  { key: 'quota_org_bond|edit', on: '/quota/org-bond', find: button('Set limit') },
  { key: 'quota_org_bond|override', on: '/quota/org-bond', find: segment('Overrides') },
  { key: 'quota_business|edit', on: '/quota/business', find: button(/^(Set|Edit) limit$/) },
  { key: 'quota_rates|edit', on: '/quota/rates', find: button('Set rate of EUR') },
  { key: 'admin_org_manage|add', on: '/system/org-manage', find: button('Add institution') },
  { key: 'admin_org_manage|export', on: '/system/org-manage', find: button('Download Excel') },
  { key: 'admin_org_manage|import', on: '/system/org-manage', find: button('Import') },
  { key: 'admin_classify|assign', on: '/system/org-manage', find: button('Change many') },
  { key: 'admin_classify|add', on: '/system/org-classify', find: button('New type') },
  { key: 'admin_classify|edit', on: '/system/org-classify', find: button('Move Corporate up') },
  { key: 'admin_classify|delete', on: '/system/org-classify', opener: 'Corporate', find: inDrawer('Delete') },
  ...userActs('/system/user-manage', 'Oscar Tam 譚啟邦'),
  { key: 'admin_role|add', on: '/system/role-manage', find: button('New group') },
  { key: 'admin_role|edit', on: '/system/role-manage', opener: 'Investor', find: inDrawer('Save') },
  { key: 'admin_role|delete', on: '/system/role-manage', opener: 'Investor', find: inDrawer('Delete') },
]
