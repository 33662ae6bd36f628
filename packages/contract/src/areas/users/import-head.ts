import type { LocalizedText } from '../../kernel/language.ts'
import { entityRows } from '../entities/index.ts'
import { listHeadIn } from '../imports/index.ts'
import { userTexts } from './texts.ts'

/** The columns of a list of contacts, in the order of the template. */
export const contactColumns = [
  'account',
  'name',
  'nickName',
  'phoneArea',
  'phone',
  'entity',
  'department',
  'role',
] as const
export type ContactColumn = (typeof contactColumns)[number]

export const mostContacts = 20_000

const [US, CN, HK] = entityRows.phoneArea

export const contactWords: Readonly<Record<ContactColumn, LocalizedText>> = {
  account: userTexts.account,
  name: userTexts.name,
  nickName: userTexts.nickName,
  phoneArea: { US, CN, HK },
  phone: userTexts.phone,
  entity: userTexts.entity,
  department: userTexts.department,
  role: userTexts.role,
}

/** Headings that lists of other systems have. */
const synonyms: Partial<Record<ContactColumn, readonly string[]>> = {
  account: [
    'Email',
    'E-mail',
    'Mail',
    'User name',
    'Login',
    '邮箱',
    '電郵',
    '账户',
    '賬號',
    '登录名',
    '登入名稱',
  ],
  name: ['Contact', 'Full name', 'Contact name', '联系人', '聯絡人', '名称', '名稱'],
  nickName: ['Nick name', 'Alias'],
  phone: ['Telephone', 'Tel', 'Mobile', '手机', '手機'],
  entity: ['Institution', 'Institution name', 'Company', 'House', 'LEI', '机构', '機構', '公司'],
  department: ['Desk', 'Dept'],
  role: ['Role', 'Roles', 'User group', '角色'],
}

/** A line is the head of a list if it names accounts and one thing more about them. */
export const contactHead = listHeadIn<ContactColumn>({
  columns: contactColumns,
  words: (column) => Object.values(contactWords[column]),
  synonyms,
  key: 'account',
})
