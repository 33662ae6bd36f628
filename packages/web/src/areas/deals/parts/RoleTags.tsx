import type { SyndicateRole } from '@bookrunner/domain/deals'
import { Tooltip } from 'antd'
import { useText } from '../../../platform/text.ts'
import { dealWords } from '../words.ts'
import css from './parts.module.css'
import tagsCss from '../../../kit/tags.module.css'

/** Deal-level roles, short; each says its whole name when pointed at. */
export function RoleTags({ roles }: { readonly roles: readonly SyndicateRole[] }) {
  const words = useText(dealWords)
  if (roles.length === 0) return null
  return (
    <span className={css.roles}>
      {roles.map((role) => (
        <Tooltip key={role} title={words(`roleName.${role}`)}>
          <span className={tagsCss.role}>{words(`role.${role}`)}</span>
        </Tooltip>
      ))}
    </span>
  )
}
