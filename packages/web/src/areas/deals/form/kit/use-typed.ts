import { useRef, useState } from 'react'
import type { FormField } from '../places.ts'
import { useForm, type Field } from '../use-field.ts'

/** What a text means; or, in the reader's words, why it means nothing. */
export type Read<T> = { readonly value: T } | { readonly wrong: string }

interface TypedInput<T, P extends FormField> {
  readonly field: Field<P>
  /** The control within the field, if it has several. */
  readonly part?: string
  readonly value: T
  readonly read: (text: string) => Read<T>
  readonly write: (value: T) => string
  readonly onValue: (value: T) => void
}

/**
 * A control people type text into that means something else. As long as it can be read the value follows each
 * key; while it cannot, the value is what it was before, and the text stays where it was typed.
 */
export function useTyped<T, P extends FormField>({
  field,
  part = '',
  value,
  read,
  write,
  onValue,
}: TypedInput<T, P>) {
  const form = useForm()
  const [typed, setTyped] = useState<string>()
  const before = useRef(field.value)
  const unread = field.unread[part]
  return {
    typing: typed !== undefined,
    /** Left as it is, though it means nothing. */
    wrong: typed === undefined && unread !== undefined,
    text: typed ?? unread?.text ?? write(value),
    onFocus: () => {
      before.current = field.value
    },
    onType: (text: string) => {
      setTyped(text)
      const answer = read(text)
      if ('value' in answer) {
        onValue(answer.value)
        return
      }
      if (form.get(field.place) !== before.current) field.set(before.current, part)
      field.setUnread({ text, message: answer.wrong }, part)
    },
    onLeave: () => setTyped(undefined),
  }
}
