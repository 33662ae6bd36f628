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
  mailOff: { US: 'Not by e-mail', CN: '不发送邮件', HK: '不發送電郵' },
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
} as const satisfies Record<string, LocalizedText>

export const userSheetTexts = {
  ...userTexts,
  sheet: routeTitles.houseUsers,
} as const satisfies Record<string, LocalizedText>
