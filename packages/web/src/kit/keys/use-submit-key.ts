import type { RefObject } from 'react'
import { useText } from '../../platform/text.ts'
import { keysText } from './text.ts'
import { useShortcut } from './shortcuts.ts'

export const SUBMIT = 'mod+Enter'

interface Source {
  /** The form, or anything in it. */
  readonly form: RefObject<HTMLElement | null>
  /** Works in the whole dialog around it, its footer included. */
  readonly inDialog?: boolean
  /** Undefined while there is nothing to submit. */
  readonly run: (() => void) | undefined
}

/** Ctrl+Enter submits the form in which it is pressed. */
export function useSubmitKey({ form, inDialog = false, run }: Source): void {
  const t = useText(keysText)
  useShortcut({
    keys: SUBMIT,
    title: t('submit'),
    whileTyping: true,
    within: () => (inDialog ? form.current?.closest<HTMLElement>('[role="dialog"]') : form.current) ?? null,
    ...(run && { run }),
  })
}

/** Presses the form's own button, wherever that is: what may not be pressed now is not submitted. */
export function pressSubmit(form: HTMLFormElement | null): void {
  const button = [...(form?.elements ?? [])].find(
    (each): each is HTMLButtonElement => each instanceof HTMLButtonElement && each.type === 'submit',
  )
  if (button) button.click()
  else form?.requestSubmit()
}
