import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { placeWith } from './place-with.ts'
import css from './grid.module.css'

interface Props {
  /** What of the address says which row is open. */
  readonly name: string
  readonly id: string
  readonly label: string
  readonly children: ReactNode
}

/**
 * Opens a row over the page as it is by now. A cell is drawn once and looked at for long: what it was given to link to
 * would lead back to what was open beside the grid then.
 */
export function RowLink({ name, id, label, children }: Props) {
  const location = useLocation()
  return (
    <Link
      className={css.bookNumber}
      to={placeWith(location, name, id)}
      tabIndex={-1}
      aria-label={label}
      translate="no"
    >
      {children}
    </Link>
  )
}
