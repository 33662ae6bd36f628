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

/** The note of a move as a parameter of the call; none if it is empty. */
export const sentNote = ({ note }: { readonly note: string }): { readonly note?: string } =>
  note.trim() === '' ? {} : { note: note.trim() }

/** A reason or note in one line, so that Enter submits. */
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
