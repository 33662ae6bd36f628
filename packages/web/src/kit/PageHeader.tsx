import type { ReactNode } from 'react'
import { usePage } from './page-context.ts'

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
    <header className="br-page-header">
      <h1>{title ?? page.title}</h1>
      {status}
      {facts && <div className="br-page-facts">{facts}</div>}
      {actions && <div className="br-page-actions">{actions}</div>}
    </header>
  )
}
