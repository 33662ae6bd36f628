import { readUnsaved } from '../../platform/unsaved.ts'

const forms = new Set<string>()

const ask = (event: BeforeUnloadEvent): void => {
  for (const form of forms) if (readUnsaved(form) === undefined) forms.delete(form)
  if (forms.size > 0) event.preventDefault()
}

/**
 * Who closes the tab is asked first while something of a form is kept in it and nowhere else: also from another panel
 * or page, for it goes with the tab.
 */
export const askBeforeLeaving = (form: string): void => {
  forms.add(form)
  globalThis.addEventListener?.('beforeunload', ask)
}
