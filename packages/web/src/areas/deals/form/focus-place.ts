/** Where the keyboard is in a form, so that another page of the same form finds it. */
export interface FocusPlace {
  /** Of the field, or of the button itself. */
  readonly place: string
  /** Which control of the field; -1 for the element itself. */
  readonly at: number
}

const controls = 'input, textarea, button, [tabindex="0"]'

export function focusPlace(): FocusPlace | undefined {
  const active = document.activeElement
  const frame = active?.closest<HTMLElement>('[data-place]')
  const place = frame?.dataset['place']
  if (!active || !frame || place === undefined) return undefined
  return { place, at: [...frame.querySelectorAll(controls)].indexOf(active) }
}

/** Pages that are kept alive have the same fields, but hidden. */
export function focusOn({ place, at }: FocusPlace): void {
  const frames = [...document.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)]
  const frame = frames.find((each) => each.checkVisibility())
  const target = at < 0 ? frame : frame?.querySelectorAll<HTMLElement>(controls)[at]
  target?.focus({ preventScroll: true })
}
