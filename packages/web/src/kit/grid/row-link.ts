import type { MouseEvent, SyntheticEvent } from 'react'
import { element } from './element.ts'
import { urlWithParam } from './url-with-param.ts'
import css from './grid.module.css'

interface LinkInput {
  /** The URL parameter of the open row. */
  readonly name: string
  readonly id: string
  readonly label: string
}

const hrefOf = (name: string, id: string): string => urlWithParam(globalThis.location, name, id)

/** A link that opens a row beside what else the address says. */
export const linkElement = ({ name, id, label }: LinkInput, text: string): HTMLElement =>
  element(
    'a',
    {
      class: css.bookNumber,
      href: hrefOf(name, id),
      tabindex: '-1',
      'aria-label': label,
      translate: 'no',
      'data-opens': name,
      'data-id': id,
    },
    text,
  )

const linkUnder = ({ target }: Pick<SyntheticEvent, 'target'>): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a[data-opens]') : null

/** A cell is drawn once and stays long, so its link takes the current address when somebody reaches for it. */
const renew = (event: SyntheticEvent): void => {
  const { opens, id } = linkUnder(event)?.dataset ?? {}
  if (opens && id) linkUnder(event)!.href = hrefOf(opens, id)
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

/** Handlers of the frame around rows with links. */
export const linkHandlers = (open: (id: string) => void) => ({
  onPointerOver: renew,
  onFocus: renew,
  onClick: (event: MouseEvent) => {
    const id = linkUnder(event)?.dataset['id']
    if (!id || !isPlain(event) || event.defaultPrevented) return
    event.preventDefault()
    open(id)
  },
})
