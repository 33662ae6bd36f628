import type { LocalizedText } from '../../kernel/language.ts'
import { columnTexts, type ColumnHelp } from '../imports/index.ts'
import type { ContactColumn } from './import-head.ts'

const text = (US: string, CN: string, HK: string): LocalizedText => ({ US, CN, HK })

/** The name of the template's file, and of its sheet. */
export const contactTemplateTexts = {
  file: text('Contacts template', '联系人导入模板', '聯絡人匯入範本'),
  sheet: text('Contacts', '联系人', '聯絡人'),
} as const

/** What the template says of a column. */
export const contactHelp: Readonly<Record<ContactColumn, ColumnHelp>> = {
  account: {
    text: text(
      'E-mail address, used to log in. Required; each only once.',
      '登录邮箱，必填，不可重复。',
      '登入電郵，必填，不可重複。',
    ),
    example: 'alma.reyes@harbourlife.example',
  },
  name: { text: text('The full name. Required.', '全名，必填。', '全名，必填。'), example: 'Alma Reyes' },
  nickName: { text: text('May be empty', '选填', '選填'), example: 'Alma' },
  phoneArea: { text: columnTexts.phoneArea, example: '852' },
  phone: {
    text: text('Digits without the area code. Required.', '不含区号，必填。', '不含區號，必填。'),
    example: '23456789',
  },
  entity: {
    text: text(
      'Name or LEI of an institution of the system. Required.',
      '系统中机构的名称或 LEI，必填。',
      '系統中機構的名稱或 LEI，必填。',
    ),
    example: 'Harbour Life Insurance Ltd',
  },
  department: { text: text('Part of the institution', '所属部门', '所屬部門'), example: 'Credit' },
  role: {
    text: text(
      'A user group that fits the institution. Required.',
      '与机构相符的用户组，必填。',
      '與機構相符的用戶組，必填。',
    ),
    example: 'Investor',
  },
}
