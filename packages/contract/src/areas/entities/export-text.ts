import { glossary } from '../../kernel/glossary/index.ts'
import type { Language } from '../../kernel/language.ts'

/** Words about institutions, for the exported list and the screens. US, CN, HK. */
export const entityRows = {
  sheet: glossary.institutions,
  name: glossary.englishName,
  nameCn: glossary.simplifiedName,
  nameHk: glossary.traditionalName,
  shortName: ['Short name', '简称', '簡稱'],
  lei: ['LEI', 'LEI', 'LEI'],
  group: glossary.group,
  type: glossary.type,
  region: glossary.region,
  jurisdiction: glossary.jurisdiction,
  dealRoles: ['Deal roles', '项目角色', '項目角色'],
  email: ['Email', '邮箱', '電郵'],
  contact: ['Contact', '联系人', '聯絡人'],
  phone: glossary.phone,
  website: ['Official website', '官方网站', '官方網站'],
  tags: glossary.tags,
  source: glossary.source,
  review: ['Review status', '审核状态', '審核狀態'],
  users: ['Number of users', '用户数', '用戶數'],
  APAC: glossary.asiaPacific,
  EUROPE: glossary.europe,
  MEA: glossary.middleEastAndAfrica,
  AMER: glossary.americas,
  investor: glossary.investor,
  issuer: glossary.issuer,
  underwriter: ['Underwriter', '承销商', '承銷商'],
  user: ['User input', '用户录入', '用戶輸入'],
  platform: ['Platform input', '平台录入', '平台輸入'],
  idType: ['ID type', '证件类型', '證件類型'],
  idNumber: ['ID number', '证件号码', '證件號碼'],
  idAddress: ['ID address', '证件地址', '證件地址'],
  registeredAddress: ['Registered address', '注册地址', '註冊地址'],
  officeAddress: ['Office address', '办公地址', '辦公地址'],
  position: ['Position', '职务', '職務'],
  logo: glossary.logo,
  remark: glossary.remark,
  phoneArea: ['Area code', '区号', '區號'],
  incorporation: ['Certificate of Incorporation', '公司注册证明书', '公司註冊證明書'],
  licence: ['Business Licence', '营业执照', '營業執照'],
  other: ['Other ID', '其他证件', '其他證件'],
  pending: ['Pending review', '待审核', '待審核'],
  refused: ['Refused', '审核不通过', '審核不通過'],
  reviewed: ['Reviewed', '已审核', '已審核'],
} as const
export type EntityWord = keyof typeof entityRows

export const entityWord = (word: EntityWord, language: Language): string =>
  entityRows[word][({ US: 0, CN: 1, HK: 2 } as const)[language]]
