import type { FormCall } from '../../platform/form-calls.ts'
import { useRef, type ChangeEvent, type KeyboardEvent, type ReactNode } from 'react'
import type { Draft } from './draft.ts'
import type { FormFault } from './faults.ts'
import type { FieldOf } from './merge.ts'
import { pressSubmit, useSubmitKey } from '../keys/use-submit-key.ts'
import { RequiredFields, useRequired } from './required.ts'
import { useDraftState } from './use-draft.ts'
import css from './form.module.css'

interface Props<Values extends object> {
  readonly draft: Draft<Values>
  /** The faults that prevent sending. */
  readonly faults: readonly FormFault[]
  readonly onSend: (values: Values) => void
  /** Called when the user types: the message about the last attempt disappears. */
  readonly onTyped?: () => void
  readonly onKeyDownCapture?: (event: KeyboardEvent) => void
  /** Sends what is typed: fields that it requires are marked. */
  readonly call?: FormCall | undefined
  /** For a button outside the form, such as that of a dialog. */
  readonly id?: string
  readonly className?: string | undefined
  /** The form of the dialog it is in: Ctrl+Enter works in all of it. */
  readonly inDialog?: boolean
  readonly children: ReactNode
}

/**
 * A form sent by its button, by Enter or, from a text of several lines, by Ctrl+Enter. If there are faults, it shows them and focuses the first such field instead; so
 * it does with a field that somebody else changed as well.
 */
export function Form<Values extends object>({ draft, faults, onSend, onTyped, ...rest }: Props<Values>) {
  const required = useRequired(rest.call, faults, useDraftState(draft).values)
  const { id, className, onKeyDownCapture, inDialog = false, children } = rest
  const form = useRef<HTMLFormElement>(null)
  useSubmitKey({ form, inDialog, run: () => pressSubmit(form.current) })
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
        // A field emptied after a refusal has no fault until the next attempt.
        else draft.update({ tried: false })
        const focus = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus()
        if (first) focus(`[data-field='${first.field}']`)
        else if (draft.state.get().contested.length > 0) focus(`.${css.contest} button`)
        else onSend(draft.values)
      }}
    >
      <RequiredFields value={required}>{children}</RequiredFields>
    </form>
  )
}

/** The properties that bind a text field to the draft. */
export const typedInto = <Values extends object, F extends FieldOf<Values>>(
  draft: Draft<Values>,
  field: F,
) => ({
  value: draft.get(field),
  onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
    draft.set({ [field]: target.value } as unknown as Partial<Values>),
})
