import type { FunctionKey, RouteTitle } from '@bookrunner/domain/access'
import type { LocalizedText } from '../../kernel/language.ts'
import { glossaryText } from '../../kernel/glossary/index.ts'

/** What each route of §2 is called: tabs in the browser, and the menu the server starts with. */
export const routeTitles = {
  login: glossaryText.logIn,
  register: { US: 'Registration', CN: '注册', HK: '註冊' },
  forbidden: glossaryText.noPermission,
  notFound: glossaryText.pageNotFound,
  fault: { US: 'Something went wrong', CN: '出错了', HK: '發生錯誤' },
  home: { US: 'Home', CN: '首页', HK: '首頁' },
  board: { US: 'Dealboard', CN: '项目看板', HK: '項目看板' },
  dealboard: { US: 'All deals', CN: '全部项目', HK: '全部項目' },
  dealDetail: { US: 'Deal detail', CN: '项目详情', HK: '項目詳情' },
  allocation: glossaryText.allocation,
  orderBook: glossaryText.orderBook,
  deal: glossaryText.deals,
  myDeals: { US: 'My Deals', CN: '我的项目', HK: '我的項目' },
  myDealDetail: { US: 'My deal detail', CN: '我的项目详情', HK: '我的項目詳情' },
  myAllocation: { US: 'My deal allocation', CN: '我的项目配售', HK: '我的項目配售' },
  myOrderBook: { US: 'My deal order book', CN: '我的项目订单簿', HK: '我的項目訂單簿' },
  order: glossaryText.orders,
  myOrders: { US: 'My Orders', CN: '我的订单', HK: '我的訂單' },
  orderDeal: glossaryText.deal,
  investor: { US: 'Entities', CN: '机构', HK: '機構' },
  globalEntities: { US: 'Global Entities', CN: '全球机构', HK: '全球機構' },
  institution: glossaryText.institution,
  house: { US: 'My institution', CN: '本机构', HK: '本機構' },
  houseUsers: glossaryText.users,
  loan: { US: 'Loans', CN: '债券融资', HK: '債券融資' },
  loanDeals: glossaryText.loanDeals,
  marginCalls: glossaryText.marginCalls,
  system: { US: 'System', CN: '系统管理', HK: '系統管理' },
  accountOpening: { US: 'Account Opening', CN: '开户管理', HK: '開戶管理' },
  typeManagement: { US: 'Type Management', CN: '类型管理', HK: '類型管理' },
  notice: { US: 'Notice', CN: '通知管理', HK: '通知管理' },
  userManagement: { US: 'User Management', CN: '用户管理', HK: '用戶管理' },
  adminLog: glossaryText.adminLog,
  holidays: glossaryText.holidays,
  groupManagement: { US: 'Group Management', CN: '用户组管理', HK: '用戶組管理' },
} as const satisfies Record<RouteTitle, LocalizedText>

type FunctionName = FunctionKey extends `${string}|${infer Name}` ? Name : never

/** What each function of a screen is called where roles are made. */
export const functionTitles = {
  abort: glossaryText.abort,
  add: { US: 'Add', CN: '新增', HK: '新增' },
  assign: { US: 'Assign', CN: '分配', HK: '分配' },
  confirm: glossaryText.confirm,
  delete: glossaryText.delete,
  edit: glossaryText.edit,
  export: glossaryText.export,
  freeze: { US: 'Freeze', CN: '冻结', HK: '凍結' },
  import: glossaryText.import,
  launch: { US: 'Launch', CN: '发布', HK: '發佈' },
  menu: { US: 'Edit the menu', CN: '维护菜单', HK: '維護選單' },
  merge: { US: 'Merge and split', CN: '合并与拆分', HK: '合併與分拆' },
  bands: { US: 'Set bands', CN: '设置区间', HK: '設定區間' },
  place: { US: 'Place orders', CN: '下单', HK: '落單' },
  prices: { US: 'Update prices', CN: '更新价格', HK: '更新價格' },
  recall: glossaryText.recall,
  reset: { US: 'Reset password', CN: '重置密码', HK: '重設密碼' },
  review: glossaryText.review,
  run: { US: 'Run the book', CN: '管理簿记', HK: '管理簿記' },
  save: glossaryText.save,
  submit: glossaryText.announce,
} as const satisfies Record<FunctionName, LocalizedText>
