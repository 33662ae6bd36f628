import type { KeyboardEvent, ReactNode } from 'react'
import { neighbour } from './neighbour.ts'
import css from '../deals.module.css'

/** A card's own link carries this, so that arrow keys find it. */
export const cardLink = { 'data-card': '' } as const

/** Cards beside and under one another; arrow keys go from one to the next, Enter opens as for any link. */
export function CardGrid({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-card]')]
    const at = links.findIndex((link) => link === event.target)
    if (at < 0) return
    const boxes = links.map((link) => (link.closest('article') ?? link).getBoundingClientRect())
    const next = links[neighbour(boxes, at, event.key) ?? -1]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links in it take the keys
    <div role="group" className={css.cards} aria-label={label} onKeyDown={onKeyDown}>
      {children}
    </div>
  )
}
