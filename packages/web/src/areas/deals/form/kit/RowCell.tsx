import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly children: ReactNode
}

/** A control of a row, with its name above it. */
export function RowCell({ title, children }: Props) {
  return (
    <div>
      <small>{title}</small>
      {children}
    </div>
  )
}
