import type { SyndicateRole } from '@bookrunner/domain/deals'
import { Tooltip } from 'antd'
import { useText } from '../../../platform/text.ts'
import { dealWords } from '../words.ts'

/** Deal-level roles, short; each says its whole name when pointed at. */
export function RoleTags({ roles }: { readonly roles: readonly SyndicateRole[] }) {
  const words = useText(dealWords)
  if (roles.length === 0) return null
  return (
    <span className="br-roles">
      {roles.map((role) => (
        <Tooltip key={role} title={words(`roleName.${role}`)}>
          <span className="br-role">{words(`role.${role}`)}</span>
        </Tooltip>
      ))}
    </span>
  )
}
