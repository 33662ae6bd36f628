import { EyeOutlined } from '@ant-design/icons'
import type { SyndicateRole } from '@bookrunner/domain/deals'
import { Tooltip } from 'antd'
import { useText } from '../../../platform/text.ts'
import { dealCodeText } from '../deal-code-text.ts'
import css from './parts.module.css'
import tagsCss from '../../../kit/tags.module.css'

interface Props {
  readonly roles: readonly SyndicateRole[]
  /** The right to look only as an icon, for table rows. */
  readonly compact?: boolean
}

/** Deal-level roles, short; each says its whole name when pointed at. */
export function RoleTags({ roles, compact = false }: Props) {
  const codeText = useText(dealCodeText)
  if (roles.length === 0) return null
  return (
    <span className={css.roles}>
      {roles.map((role) => (
        <Tooltip key={role} title={codeText(`roleName.${role}`)}>
          <span className={tagsCss.role}>
            {compact && role === 'VIEW' && <EyeOutlined aria-hidden />}
            <span className={compact && role === 'VIEW' ? 'br-sr' : undefined}>
              {codeText(`role.${role}`)}
            </span>
          </span>
        </Tooltip>
      ))}
    </span>
  )
}
