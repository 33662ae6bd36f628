import type { LocalizedText } from '../../kernel/language.ts'
import { seededRoleNames } from './names.ts'

/** What screens and files of roles and of their users say. */
export const roleTexts = {
  tier1: seededRoleNames.superAdmin,
  tier2: seededRoleNames.institutionAdmin,
  tier3: { US: 'Ordinary user', CN: '普通用户', HK: '普通用戶' },
  tier4: seededRoleNames.systemAdmin,
  tier: { US: 'Group level', CN: '用户级别', HK: '用戶級別' },
  account: { US: 'Account (e-mail)', CN: '账号（邮箱）', HK: '賬戶（電郵）' },
  entity: { US: 'Entity', CN: '机构', HK: '機構' },
  created: { US: 'Added on', CN: '新增时间', HK: '新增時間' },
} as const satisfies Record<string, LocalizedText>
