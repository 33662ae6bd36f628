import type { ReactNode } from 'react'
import { usePage } from './page-context.ts'
import css from './PageHeader.module.css'

interface Props {
  /** The page's own title when absent. */
  readonly title?: ReactNode
  readonly status?: ReactNode
  /** The few facts that matter. */
  readonly facts?: ReactNode
  /** A second line under them. */
  readonly below?: ReactNode
  /** On the right; one primary at most. */
  readonly actions?: ReactNode
}

/** 48 px high; name, status, the few facts that matter, actions on the right. */
export function PageHeader({ title, status, facts, below, actions }: Props) {
  const page = usePage()
  const first = (
    <>
      <h1>{title ?? page.title}</h1>
      {status}
      {facts && <div className={css.facts}>{facts}</div>}
    </>
  )
  return (
    <header className={css.header}>
      {below ? (
        <div className={css.lines}>
          <div className={css.first}>{first}</div>
          {below}
        </div>
      ) : (
        first
      )}
      {actions && <div className={css.actions}>{actions}</div>}
    </header>
  )
}
