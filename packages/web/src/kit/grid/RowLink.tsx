import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { urlWithParam } from './url-with-param.ts'
import css from './grid.module.css'

interface Props {
  /** The URL parameter of the open row. */
  readonly name: string
  readonly id: string
  readonly label: string
  readonly children: ReactNode
}

/**
 * A link that opens a row with the current URL. A cell renders once and stays long, so a link computed then would
 * restore what was open then.
 */
export function RowLink({ name, id, label, children }: Props) {
  const location = useLocation()
  return (
    <Link
      className={css.bookNumber}
      to={urlWithParam(location, name, id)}
      tabIndex={-1}
      aria-label={label}
      translate="no"
    >
      {children}
    </Link>
  )
}
