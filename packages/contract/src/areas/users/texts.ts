import type { LocalizedText } from '../../kernel/language.ts'
import { glossaryText } from '../../kernel/glossary/index.ts'
import { routeTitles } from '../access/index.ts'
import { seededRoleNames } from '../roles/index.ts'

/** What lists and files of users say. */
export const userTexts = {
  tier1: seededRoleNames.superAdmin,
  tier2: seededRoleNames.institutionAdmin,
  tier3: { US: 'Ordinary user', CN: '普通用户', HK: '普通用戶' },
  tier4: seededRoleNames.systemAdmin,
  active: { US: 'Active', CN: '正常', HK: '正常' },
  frozen: { US: 'Frozen', CN: '已冻结', HK: '已凍結' },
  account: { US: 'Account (e-mail)', CN: '账号（邮箱）', HK: '賬戶（電郵）' },
  name: { US: 'Name', CN: '姓名', HK: '姓名' },
  nickName: { US: 'Nickname', CN: '昵称', HK: '暱稱' },
  phone: glossaryText.phone,
  entity: { US: 'Entity', CN: '机构', HK: '機構' },
  department: { US: 'Department', CN: '部门', HK: '部門' },
  role: { US: 'Group', CN: '用户组', HK: '用戶組' },
  tier: { US: 'Group level', CN: '用户级别', HK: '用戶級別' },
  status: glossaryText.status,
} as const satisfies Record<string, LocalizedText>

export const userSheetTexts = {
  ...userTexts,
  sheet: routeTitles.houseUsers,
} as const satisfies Record<string, LocalizedText>
