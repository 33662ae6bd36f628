import type { ReactNode } from 'react'
import { usePage } from './page-context.ts'
import css from './PageHeader.module.css'

interface Props {
  /** The page's own title when absent. */
  readonly title?: ReactNode
  readonly status?: ReactNode
  /** The few facts that matter. */
  readonly facts?: ReactNode
  /** On the right; one primary at most. */
  readonly actions?: ReactNode
}

/** 48 px high; name, status, the few facts that matter, actions on the right. */
export function PageHeader({ title, status, facts, actions }: Props) {
  const page = usePage()
  return (
    <header className={css.header}>
      <h1>{title ?? page.title}</h1>
      {status}
      {facts && <div className={css.facts}>{facts}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </header>
  )
}
