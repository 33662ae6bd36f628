import { Input } from 'antd'
import { Field } from '../../../kit/form/index.ts'
import { useText } from '../../../platform/text.ts'
import { deskText } from './text.ts'

interface Props {
  readonly value: string
  readonly tried: boolean
  readonly onChange: (reason: string) => void
}

/** The reason for a change in a closed book, stored with the order. */
export function ReasonField({ value, tried, onChange }: Props) {
  const t = useText(deskText)
  const missing = tried && value.trim() === ''
  return (
    <Field wide label={t('reason')} fault={missing ? t('reason.missing') : undefined}>
      {(aria) => (
        <Input
          {...aria}
          autoComplete="off"
          maxLength={300}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
