import type { SeededRole } from '@bookrunner/domain/roles'
import type { LocalizedText } from '../../kernel/language.ts'
import { glossaryText } from '../../kernel/glossary/index.ts'

/** What the roles of a new installation are called until somebody renames them. */
export const seededRoleNames = {
  superAdmin: { US: 'Super administrator', CN: '超级管理员', HK: '超級管理員' },
  systemAdmin: { US: 'System administrator', CN: '系统管理员', HK: '系統管理員' },
  institutionAdmin: { US: 'Institution administrator', CN: '机构管理员', HK: '機構管理員' },
  syndicateManager: { US: 'Syndicate manager', CN: '承销经理', HK: '承銷經理' },
  syndicateViewer: { US: 'Syndicate viewer', CN: '承销查阅', HK: '承銷查閱' },
  investor: glossaryText.investor,
} as const satisfies Record<SeededRole, LocalizedText>
