import type { NoticeCategory } from '@bookrunner/domain/users'
import type { LocalizedText } from '../../kernel/language.ts'
import { glossaryText } from '../../kernel/glossary/index.ts'
import { routeTitles } from '../access/index.ts'
import { roleTexts } from '../roles/index.ts'

/** What lists and files of users say. */
export const userTexts = {
  ...roleTexts,
  active: { US: 'Active', CN: '正常', HK: '正常' },
  frozen: { US: 'Frozen', CN: '已冻结', HK: '已凍結' },
  name: { US: 'Name', CN: '姓名', HK: '姓名' },
  nickName: { US: 'Nickname', CN: '昵称', HK: '暱稱' },
  phone: glossaryText.phone,
  department: { US: 'Department', CN: '部门', HK: '部門' },
  role: { US: 'Group', CN: '用户组', HK: '用戶組' },
  status: glossaryText.status,
} as const satisfies Record<string, LocalizedText>

/** What a user chooses in the own profile. */
export const profileTexts = {
  language: { US: 'Preferred language', CN: '首选语言', HK: '慣用語言' },
  /** In lines of the log from before notices had categories. */
  mailOff: { US: 'Not by e-mail', CN: '不发送邮件', HK: '不發送電郵' },
  mails: { US: 'Also by e-mail', CN: '同时发送邮件', HK: '同時發送電郵' },
} as const satisfies Record<string, LocalizedText>

/** The categories as the preferences of a person name them. */
export const noticeCategoryTexts = {
  answers: { US: 'Replies needed', CN: '待回复事项', HK: '待回覆事項' },
  allocations: { US: 'Your allocations', CN: '您的配售', HK: '您的配售' },
  signOffs: { US: 'Sign-offs needed', CN: '待核准事项', HK: '待批核事項' },
  orders: { US: 'Orders and comments', CN: '订单与备注', HK: '訂單與備註' },
  review: { US: 'Review of allocations', CN: '配售审阅', HK: '配售審閱' },
  deals: { US: 'News of deals', CN: '项目动态', HK: '項目動態' },
  margins: { US: 'Margin calls and warnings', CN: '追保及预警通知', HK: '追收及預警通知' },
  limits: { US: 'Limits and overrides', CN: '限额及特批', HK: '限額及特批' },
  institutions: glossaryText.institutions,
  account: { US: 'Your account and security', CN: '账号与安全', HK: '賬戶與保安' },
} as const satisfies Record<NoticeCategory, LocalizedText>

export const userSheetTexts = {
  ...userTexts,
  sheet: routeTitles.houseUsers,
} as const satisfies Record<string, LocalizedText>
