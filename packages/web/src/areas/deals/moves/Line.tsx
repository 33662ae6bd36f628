import { Input } from 'antd'
import { Field } from '../../../kit/form/index.ts'

interface Props {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly problem?: string | undefined
  readonly hint?: string
  readonly autoFocus?: boolean
}

/** One line, so that Enter submits: a reason, or a note. */
export function Line({ label, value, onChange, problem, hint, autoFocus = false }: Props) {
  return (
    <Field look="dialog" label={label} fault={problem} hint={hint}>
      {(aria) => (
        <Input
          {...aria}
          value={value}
          maxLength={300}
          autoFocus={autoFocus}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
