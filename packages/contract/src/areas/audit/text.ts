import { glossaryText } from '../../kernel/glossary/index.ts'
import type { LocalizedRow, LocalizedText } from '../../kernel/language.ts'
import { entityRows } from '../entities/index.ts'
import { noticeCategoryTexts, profileTexts, userTexts } from '../users/index.ts'

export const adminLogKinds = [
  'users',
  'roles',
  'menu',
  'entities',
  'groups',
  'types',
  'holidays',
  'notices',
  'security',
] as const
export type AdminLogKind = (typeof adminLogKinds)[number]

/** The ledger of a line says what it is about. */
const kindByLedger: Readonly<Record<string, AdminLogKind>> = {
  user: 'users',
  dept: 'users',
  role: 'roles',
  menu: 'menu',
  entity: 'entities',
  group: 'groups',
  class: 'types',
  holidays: 'holidays',
  msg: 'notices',
}

export const kindOfLedger = (ledger: string): AdminLogKind => kindByLedger[ledger] ?? 'security'

export const ledgersOfKind = (kind: AdminLogKind): string[] =>
  kind === 'security'
    ? ['account', 'log']
    : Object.keys(kindByLedger).filter((ledger) => kindByLedger[ledger] === kind)

/** Lines of an account that the log shows: what changed, not each log-in. */
export const securityCodes = [
  'password.changed',
  'password.reset',
  'password.reset-mailed',
  'password.set-by-operator',
  'key.added',
  'key.ended',
  'login.frozen',
] as const

export const adminLogTexts: Readonly<Record<string, LocalizedText>> = {
  'user.added': { US: 'User added', CN: '新增用户', HK: '新增用戶' },
  'user.edited': { US: 'User edited', CN: '修改用户', HK: '修改用戶' },
  'user.deleted': { US: 'User deleted', CN: '删除用户', HK: '刪除用戶' },
  'department.added': { US: 'Department added', CN: '新增部门', HK: '新增部門' },
  'department.edited': { US: 'Department edited', CN: '修改部门', HK: '修改部門' },
  'department.deleted': { US: 'Department deleted', CN: '删除部门', HK: '刪除部門' },
  'users.imported': { US: 'Contacts imported', CN: '导入联系人', HK: '匯入聯絡人' },
  'users.invited': { US: 'Invitations mailed', CN: '发送邀请邮件', HK: '發送邀請電郵' },
  'role.added': { US: 'User group added', CN: '新增用户组', HK: '新增用戶組' },
  'role.copied': { US: 'User group copied', CN: '复制用户组', HK: '複製用戶組' },
  'role.edited': { US: 'User group edited', CN: '修改用户组', HK: '修改用戶組' },
  'role.deleted': { US: 'User group deleted', CN: '删除用户组', HK: '刪除用戶組' },
  'role.users-added': { US: 'Users moved to the group', CN: '用户移入用户组', HK: '用戶移入用戶組' },
  'role.regranted': { US: 'Permissions of the role changed', CN: '修改用户组权限', HK: '修改用戶組權限' },
  'menu.added': { US: 'Menu entry added', CN: '新增菜单项', HK: '新增選單項目' },
  'menu.edited': { US: 'Menu entry edited', CN: '修改菜单项', HK: '修改選單項目' },
  'menu.deleted': { US: 'Menu entry deleted', CN: '删除菜单项', HK: '刪除選單項目' },
  'entity.added': { US: 'Institution added', CN: '新增机构', HK: '新增機構' },
  'entity.edited': { US: 'Institution edited', CN: '修改机构', HK: '修改機構' },
  'entity.deleted': { US: 'Institution deleted', CN: '删除机构', HK: '刪除機構' },
  'entity.registered': { US: 'Institution registered', CN: '机构提交注册', HK: '機構提交註冊' },
  'entity.approved': glossaryText.institutionApproved,
  'entity.refused': glossaryText.institutionRefused,
  'entity.merged': {
    US: 'Institution merged into another',
    CN: '机构已并入其他机构',
    HK: '機構已併入其他機構',
  },
  'entity.absorbed': {
    US: 'Another institution merged into this one',
    CN: '其他机构已并入该机构',
    HK: '其他機構已併入該機構',
  },
  'entity.contacts-assigned': { US: 'Contacts assigned', CN: '分配联系人', HK: '分配聯絡人' },
  'entity.contacts-removed': {
    US: 'Contacts removed from the institution',
    CN: '联系人移出机构',
    HK: '聯絡人移出機構',
  },
  'entities.imported': { US: 'Institutions imported', CN: '导入机构', HK: '匯入機構' },
  'entities.assigned': { US: 'Institutions reassigned', CN: '机构批量调整', HK: '機構批量調整' },
  'group.added': { US: 'Institution group added', CN: '新增集团', HK: '新增集團' },
  'group.edited': { US: 'Institution group edited', CN: '修改集团', HK: '修改集團' },
  'group.deleted': { US: 'Institution group deleted', CN: '删除集团', HK: '刪除集團' },
  'type.added': { US: 'Type added', CN: '新增类型', HK: '新增類型' },
  'type.edited': { US: 'Type edited', CN: '修改类型', HK: '修改類型' },
  'type.deleted': { US: 'Type deleted', CN: '删除类型', HK: '刪除類型' },
  'msg.added': { US: 'Notice written', CN: '撰写通知', HK: '撰寫通知' },
  'msg.edited': { US: 'Notice edited', CN: '修改通知', HK: '修改通知' },
  'msg.sent': { US: 'Notice sent', CN: '发送通知', HK: '發送通知' },
  'msg.recalled': { US: 'Notice recalled', CN: '撤回通知', HK: '撤回通知' },
  'msg.deleted': { US: 'Notice deleted', CN: '删除通知', HK: '刪除通知' },
  'holiday.entered': { US: 'Holidays entered', CN: '录入节假日', HK: '錄入假期' },
  'holiday.removed': { US: 'Holiday entries removed', CN: '移除节假日记录', HK: '移除假期紀錄' },
  'password.changed': { US: 'Password changed', CN: '修改密码', HK: '更改密碼' },
  'password.reset': { US: 'Password reset', CN: '重置密码', HK: '重設密碼' },
  'password.reset-mailed': {
    US: 'Link for a new password mailed',
    CN: '已发送密码重置链接',
    HK: '已發送密碼重設連結',
  },
  'password.set-by-operator': {
    US: 'Password set on the server',
    CN: '在服务器上设定密码',
    HK: '在伺服器上設定密碼',
  },
  'key.added': { US: 'API key created', CN: '创建 API 密钥', HK: '建立 API 密鑰' },
  'key.ended': { US: 'API key revoked', CN: '撤销 API 密钥', HK: '撤銷 API 密鑰' },
  'login.frozen': { US: 'Frozen user tried to log in', CN: '已冻结用户尝试登录', HK: '已凍結用戶嘗試登入' },
  'log.erased': {
    US: 'Personal data erased from the log',
    CN: '从日志中清除个人资料',
    HK: '從日誌中清除個人資料',
  },
}

const asText = ([US, CN, HK]: LocalizedRow): LocalizedText => ({ US, CN, HK })

/** Names of fields in the log; a field without one is shown as it is. */
export const adminLogFields: Readonly<Record<string, LocalizedText>> = {
  ...Object.fromEntries(Object.entries(entityRows).map(([field, row]) => [field, asText(row)])),
  classId: glossaryText.type,
  groupId: glossaryText.group,
  logoId: asText(entityRows.logo),
  name: glossaryText.name,
  nameCn: glossaryText.simplifiedName,
  nameHk: glossaryText.traditionalName,
  account: userTexts.account,
  nickName: userTexts.nickName,
  phone: glossaryText.phone,
  // Lines from before departments were records have the text.
  department: userTexts.department,
  departmentId: userTexts.department,
  timeZone: glossaryText.timeZone,
  language: profileTexts.language,
  mails: profileTexts.mails,
  mailOff: profileTexts.mailOff,
  status: glossaryText.status,
  roleId: userTexts.role,
  entityId: glossaryText.institution,
  userIds: glossaryText.users,
  entityIds: glossaryText.institutions,
  mergedInto: { US: 'Merged into', CN: '并入', HK: '併入' },
  absorbed: { US: 'Absorbed', CN: '被并入的机构', HK: '被併入的機構' },
  added: { US: 'Granted', CN: '授予', HK: '授予' },
  removed: { US: 'Taken away', CN: '收回', HK: '收回' },
  keys: glossaryText.permissions,
  hidden: { US: 'In the menu', CN: '菜单中', HK: '選單中' },
  place: glossaryText.placeInOrder,
  functions: glossaryText.functions,
  path: { US: 'Page', CN: '页面', HK: '頁面' },
  days: { US: 'Holiday dates', CN: '节假日日期', HK: '假期日期' },
  count: { US: 'Records', CN: '记录数', HK: '紀錄數' },
  lines: { US: 'Log entries', CN: '日志条数', HK: '日誌條數' },
}

/** Names of codes in the log. */
export const adminLogValues: Readonly<Record<string, LocalizedText>> = {
  shown: { US: 'Shown', CN: '显示', HK: '顯示' },
  hidden: glossaryText.notShown,
  active: userTexts.active,
  frozen: userTexts.frozen,
  ...noticeCategoryTexts,
  answerReminders: {
    US: 'Reminders to reply for your orders',
    CN: '订单待回复提醒',
    HK: '訂單待回覆提醒',
  },
  signOffReminders: {
    US: 'Reminders to sign off allocations',
    CN: '配售签核提醒',
    HK: '配售簽核提醒',
  },
  holiday: glossaryText.marketClosed,
  workday: glossaryText.marketOpen,
  draft: glossaryText.draft,
  scheduled: glossaryText.noticeScheduled,
  sent: glossaryText.noticeSent,
  recalled: glossaryText.noticeRecalled,
}

/** Of the log's Excel file. */
export const adminLogLabels = {
  sheet: glossaryText.adminLog,
  time: glossaryText.timeInZone,
  who: glossaryText.who,
  house: glossaryText.institution,
  what: glossaryText.what,
  record: { US: 'Record', CN: '对象', HK: '對象' },
  field: glossaryText.field,
  from: glossaryText.valueFrom,
  to: glossaryText.valueTo,
  system: glossaryText.automatic,
} as const satisfies Record<string, LocalizedText>
