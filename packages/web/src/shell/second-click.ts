const presses = ['mousedown', 'mouseup', 'click', 'dblclick'] as const

/**
 * A double click on a button that closes its dialog: the second click would fall on what was behind the dialog, and open
 * a row there. It is dropped.
 */
export function dropSecondClick(on: Pick<Document, 'addEventListener'>): void {
  let dialog: Element | null = null
  const listen = (event: MouseEvent) => {
    if (event.detail > 1 && dialog && !dialog.isConnected) {
      event.stopImmediatePropagation()
      event.preventDefault()
      return
    }
    if (event.type === 'click')
      dialog = event.target instanceof Element ? event.target.closest('[role="dialog"]') : null
  }
  for (const kind of presses) on.addEventListener(kind, listen, { capture: true })
}
