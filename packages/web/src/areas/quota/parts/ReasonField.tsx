import { mostReasonLetters } from '@bookrunner/domain/quota'
import { CommentInput, Field } from '../../../kit/form/index.ts'
import { useText } from '../../../platform/text.ts'
import { quotaText } from './words.ts'

interface Props {
  readonly value: string
  readonly fault: string | undefined
  readonly autoFocus?: boolean
  readonly onChange: (reason: string) => void
  readonly onLeave: () => void
}

/** Why a limit, or an exception to it, is as it is: stored with the change. */
export function ReasonField({ value, fault, autoFocus = false, onChange, onLeave }: Props) {
  const t = useText(quotaText)
  return (
    <Field label={t('reason')} field="reason" wide fault={fault} hint={t('reason.hint')}>
      {(aria) => (
        <CommentInput
          {...aria}
          most={mostReasonLetters}
          autoFocus={autoFocus}
          autoSize={{ minRows: 2, maxRows: 6 }}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onLeave}
        />
      )}
    </Field>
  )
}
