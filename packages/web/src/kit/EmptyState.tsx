import type { ReactNode } from 'react'
import { EmptyDrawing } from './drawings.tsx'
import { StateFrame } from './StateFrame.tsx'

interface Props {
  readonly title: string
  readonly hint?: ReactNode
  readonly drawing?: ReactNode
  /** The first step: at most one primary button. */
  readonly children?: ReactNode
}

/** An empty list says what it is for and offers the first step. */
export function EmptyState({ title, hint, drawing = <EmptyDrawing />, children }: Props) {
  return (
    <StateFrame drawing={drawing} title={title} hint={hint}>
      {children}
    </StateFrame>
  )
}
