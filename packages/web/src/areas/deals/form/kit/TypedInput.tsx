import { Input, type InputProps } from 'antd'
import { useText } from '../../../../platform/text.ts'
import type { FormField } from '../places.ts'
import { formText } from '../text.ts'
import type { Field } from '../use-field.ts'
import type { Reader } from './read.ts'
import { useTyped } from './use-typed.ts'

interface Props<T, P extends FormField> extends Omit<
  InputProps,
  'value' | 'onChange' | 'onBlur' | 'onFocus'
> {
  readonly field: Field<P>
  /** The control within the field, if it has several. */
  readonly part?: string
  readonly value: T | null
  readonly read: Reader<T>
  readonly write: (value: T) => string
  readonly onValue: (value: T | null) => void
  /** Numbers for the message about a text out of range. */
  readonly bounds?: { readonly least: number | string; readonly most: number | string }
  readonly onTyping?: (typing: boolean) => void
}

const noBounds = { least: '', most: '' }

/** An input for a value: an amount, a rate, a day. */
export function TypedInput<T, P extends FormField>(props: Props<T, P>) {
  const { field, part, value, read, write, onValue, bounds = noBounds, onTyping, ...control } = props
  const t = useText(formText)
  const typed = useTyped<T | null, P>({
    field,
    part,
    value,
    onValue,
    read: (text) => {
      const answer = read(text)
      return 'value' in answer
        ? answer
        : { wrong: t(answer.wrong, { value: '', ...answer.params, ...bounds }) }
    },
    write: (known) => (known === null ? '' : write(known)),
  })
  return (
    <Input
      autoComplete="off"
      {...control}
      {...(typed.wrong && { status: 'error', 'aria-invalid': true })}
      value={typed.text}
      onFocus={() => {
        typed.onFocus()
        onTyping?.(true)
      }}
      onChange={({ target }) => typed.onType(target.value)}
      onBlur={() => {
        typed.onLeave()
        onTyping?.(false)
      }}
    />
  )
}
