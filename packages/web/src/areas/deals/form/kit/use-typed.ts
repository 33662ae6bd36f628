import { useRef, useState } from 'react'
import type { Place, ValueAt } from '../places.ts'
import { useForm, type Field } from '../use-field.ts'

/** What a text means; or, in the reader's words, why it means nothing. */
export type Read<T> = { readonly value: T } | { readonly wrong: string }

interface Given<P extends Place> {
  readonly field: Field<P>
  readonly place: P
  readonly read: (text: string) => Read<ValueAt<P>>
  readonly write: (value: ValueAt<P>) => string
}

/**
 * A control people type text into that means something else. As long as it can be read the value follows each
 * key; while it cannot, the value is what it was before, and the text stays where it was typed.
 */
export function useTyped<P extends Place>({ field, place, read, write }: Given<P>) {
  const form = useForm()
  const [typed, setTyped] = useState<string>()
  const before = useRef(field.value)
  const take = (text: string) => {
    const answer = read(text)
    if ('value' in answer) return field.set(answer.value)
    if (form.get(place) !== before.current) field.set(before.current)
    field.setUnread({ text, message: answer.wrong })
  }
  return {
    typing: typed !== undefined,
    text: typed ?? field.unread?.text ?? write(field.value),
    onFocus: () => {
      before.current = field.value
    },
    onType: (text: string) => {
      setTyped(text)
      take(text)
    },
    onLeave: () => setTyped(undefined),
    /** Not typed but chosen: from a calendar, by an arrow key. */
    put: (value: ValueAt<P>) => {
      setTyped(undefined)
      field.set(value)
    },
  }
}
