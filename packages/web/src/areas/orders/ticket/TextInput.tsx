import { Flex, Input, type InputProps } from 'antd'
import { Field } from '../../../kit/form/index.ts'
import type { Ticket } from './use-ticket.ts'
import type { ReactNode } from 'react'
import css from './ticket.module.css'

interface Props extends Pick<InputProps, 'placeholder' | 'suffix' | 'inputMode' | 'maxLength' | 'autoFocus'> {
  readonly ticket: Ticket
  readonly field: string
  readonly label: string
  readonly value: string
  readonly onValue: (text: string) => void
  readonly hint?: ReactNode
  readonly quiet?: boolean
  readonly required?: boolean | undefined
  readonly disabled?: boolean
  readonly before?: ReactNode
}

/** A text field of the ticket. Its problem shows when the field is left. */
export function TextInput(props: Props) {
  const {
    ticket,
    field,
    label,
    value,
    onValue,
    hint,
    quiet,
    required,
    before,
    maxLength = 40,
    ...control
  } = props
  return (
    <Field
      field={field}
      label={label}
      fault={ticket.faultOf(field)}
      hint={hint}
      quiet={quiet}
      required={required}
    >
      {(aria) => (
        <Flex component="span" gap={8} className={css.input}>
          {before}
          <Input
            {...control}
            {...aria}
            value={value}
            autoComplete="off"
            spellCheck={false}
            maxLength={maxLength}
            // An empty field that has the cursor from the start is not wrong before anything is typed.
            onBlur={() => (ticket.dirty || value !== '') && ticket.draft.leave(field)}
            onChange={({ target }) => {
              ticket.draft.type(field)
              onValue(target.value)
            }}
          />
        </Flex>
      )}
    </Field>
  )
}
