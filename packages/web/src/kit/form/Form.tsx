import { useRef, type ChangeEvent, type KeyboardEvent, type ReactNode } from 'react'
import type { Draft } from './draft.ts'
import type { FormFault } from './faults.ts'
import type { FieldOf } from './merge.ts'

interface Props<Values extends object> {
  readonly draft: Draft<Values>
  /** What keeps it from being sent. */
  readonly faults: readonly FormFault[]
  readonly onSend: (values: Values) => void
  /** Something was typed: what was said about the last attempt is over. */
  readonly onTyped?: () => void
  readonly onKeyDownCapture?: (event: KeyboardEvent) => void
  /** For a button outside the form, such as that of a dialog. */
  readonly id?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Sent by its button or by Enter. Where something is wrong, that is shown instead, and the first such field focused. */
export function Form<Values extends object>({ draft, faults, onSend, onTyped, ...rest }: Props<Values>) {
  const { id, className, onKeyDownCapture, children } = rest
  const form = useRef<HTMLFormElement>(null)
  return (
    <form
      ref={form}
      noValidate
      id={id}
      className={className}
      onChange={onTyped}
      onKeyDownCapture={onKeyDownCapture}
      onSubmit={(event) => {
        event.preventDefault()
        const [first] = faults
        if (first) draft.try()
        // What is emptied after a refusal is no fault before the next attempt.
        else draft.update({ tried: false })
        if (first) form.current?.querySelector<HTMLElement>(`[data-field='${first.field}']`)?.focus()
        else onSend(draft.values)
      }}
    >
      {children}
    </form>
  )
}

/** What binds a text field to the draft. */
export const typedInto = <Values extends object, F extends FieldOf<Values>>(
  draft: Draft<Values>,
  field: F,
) => ({
  value: draft.get(field),
  onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
    draft.set({ [field]: target.value } as unknown as Partial<Values>),
})
