import { Input } from 'antd'
import { Field } from '../../../kit/form/index.ts'
import { useText } from '../../../platform/text.ts'
import { deskText } from './text.ts'

interface Props {
  readonly value: string
  readonly fault: string | undefined
  readonly onChange: (reason: string) => void
}

/** The reason for a change in a closed book, stored with the order. */
export function ReasonField({ value, fault, onChange }: Props) {
  const t = useText(deskText)
  return (
    <Field wide field="reason" label={t('reason')} fault={fault}>
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
