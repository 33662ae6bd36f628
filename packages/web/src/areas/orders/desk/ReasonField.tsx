import { Input } from 'antd'
import { useText } from '../../../platform/text.ts'
import { FormField } from './FormField.tsx'
import { deskText } from './text.ts'

interface Props {
  readonly value: string
  readonly asked: boolean
  readonly onChange: (reason: string) => void
}

/** Why something is done in a closed book: it stays with the order. */
export function ReasonField({ value, asked, onChange }: Props) {
  const t = useText(deskText)
  const missing = asked && value.trim() === ''
  return (
    <FormField wide label={t('reason')} fault={missing ? t('reason.missing') : undefined}>
      {(aria) => (
        <Input
          {...aria}
          autoComplete="off"
          maxLength={300}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FormField>
  )
}
