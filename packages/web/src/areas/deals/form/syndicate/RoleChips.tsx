import type { SyndicateRole } from '@bookrunner/domain/deals'
import { Flex, Tooltip } from 'antd'
import { useText } from '../../../../platform/text.ts'
import { dealCodeText } from '../../deal-code-text.ts'
import { chipRoles } from '../rows.ts'
import { formText } from '../text.ts'
import css from './syndicate.module.css'

interface Props {
  readonly roles: readonly SyndicateRole[]
  readonly name: string
  readonly onToggle: (role: SyndicateRole) => void
}

export function RoleChips({ roles, name, onToggle }: Props) {
  const t = useText(formText)
  const codeText = useText(dealCodeText)
  return (
    <Flex wrap gap={4} role="group" aria-label={t('bank.roles.of', { name })}>
      {chipRoles.map((role) => (
        <Tooltip key={role} title={codeText(`roleName.${role}`)}>
          <button
            type="button"
            className={css.roleChip}
            aria-pressed={roles.includes(role)}
            onClick={() => onToggle(role)}
          >
            {codeText(`role.${role}`)}
          </button>
        </Tooltip>
      ))}
    </Flex>
  )
}
