import { glossaryText } from '../../kernel/glossary/index.ts'
import type { LocalizedText } from '../../kernel/language.ts'
import { columnTexts, type ColumnHelp } from '../imports/index.ts'
import type { ImportColumn } from './import-head.ts'

const text = (US: string, CN: string, HK: string): LocalizedText => ({ US, CN, HK })

/** The name of the template's file. */
export const orgTemplateName = text('Institutions template', '机构导入模板', '機構匯入範本')

/** What the template says of a column. */
export const importHelp: Readonly<Record<ImportColumn, ColumnHelp>> = {
  name: {
    text: text('The legal name. Required.', '法定名称，必填。', '法定名稱，必填。'),
    example: 'Harbour Life Insurance Ltd',
  },
  nameCn: {
    text: text('In simplified Chinese', '简体中文名称', '簡體中文名稱'),
    example: '海港人寿保险有限公司',
  },
  nameHk: {
    text: text('In traditional Chinese', '繁体中文名称', '繁體中文名稱'),
    example: '海港人壽保險有限公司',
  },
  shortName: {
    text: text('Up to 60 characters', '最多 60 个字符', '最多 60 個字元'),
    example: 'Harbour Life',
  },
  lei: {
    text: text(
      '20 characters with their check digits. Branches may share one.',
      '20 位，含校验位；分支机构可共用。',
      '20 位，含校驗位；分支機構可共用。',
    ),
    example: '5493000IBP32UQZ0KL24',
  },
  type: {
    text: text('An investor type of the system', '系统中的投资者类型', '系統中的投資者類型'),
    example: 'Insurance',
  },
  group: { text: text('A group of the system', '系统中的集团', '系統中的集團'), example: '' },
  region: { text: text('One of four regions', '四个地区之一', '四個地區之一'), example: 'Asia-Pacific' },
  jurisdiction: { text: text('Two letters', '两位字母', '兩位字母'), example: 'HK' },
  dealRoles: {
    text: text(
      'Investor, issuer or underwriter; several with commas',
      '投资者、发行人或承销商，多个以逗号分隔',
      '投資者、發行人或承銷商，多個以逗號分隔',
    ),
    example: 'Investor',
  },
  idType: {
    text: text('Required with an ID number', '填写证件号码时必填', '填寫證件號碼時必填'),
    example: '',
  },
  idNumber: { text: text('As the certificate has it', '与证件一致', '與證件一致'), example: '' },
  idAddress: { text: text('As the certificate has it', '与证件一致', '與證件一致'), example: '' },
  registeredAddress: {
    text: text('Up to 300 characters', '最多 300 个字符', '最多 300 個字元'),
    example: '',
  },
  officeAddress: { text: text('Up to 300 characters', '最多 300 个字符', '最多 300 個字元'), example: '' },
  website: {
    text: text('With https://', '含 https://', '含 https://'),
    example: 'https://harbourlife.example',
  },
  email: { text: text('Of the institution', '机构邮箱', '機構電郵'), example: 'desk@harbourlife.example' },
  contact: { text: text('First contact', '首位联系人', '首位聯絡人'), example: 'Alma Reyes' },
  position: { text: text('Of the contact', '联系人职务', '聯絡人職務'), example: 'Head of credit' },
  phoneArea: { text: columnTexts.phoneArea, example: '852' },
  phone: { text: text('Digits without the area code', '不含区号', '不含區號'), example: '23456789' },
  tags: {
    text: text('Several with commas', '多个以逗号分隔', '多個以逗號分隔'),
    example: 'long-only, anchor',
  },
  remark: { text: glossaryText.remark, example: '' },
}
