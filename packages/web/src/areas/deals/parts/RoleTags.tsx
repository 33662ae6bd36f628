import type { SyndicateRole } from '@bookrunner/domain/deals'
import { Tooltip } from 'antd'
import { useText } from '../../../platform/text.ts'
import { dealCodeText } from '../deal-code-text.ts'
import css from './parts.module.css'
import tagsCss from '../../../kit/tags.module.css'

/** Deal-level roles, short; each says its whole name when pointed at. */
export function RoleTags({ roles }: { readonly roles: readonly SyndicateRole[] }) {
  const codeText = useText(dealCodeText)
  if (roles.length === 0) return null
  return (
    <span className={css.roles}>
      {roles.map((role) => (
        <Tooltip key={role} title={codeText(`roleName.${role}`)}>
          <span className={tagsCss.role}>{codeText(`role.${role}`)}</span>
        </Tooltip>
      ))}
    </span>
  )
}
