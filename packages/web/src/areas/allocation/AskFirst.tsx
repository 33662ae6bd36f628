import type { ReactNode } from 'react'
import { MoveFrame } from '../deals/moves/index.ts'

interface Props {
  readonly title: string
  /** Names what the button does. */
  readonly verb: string
  readonly danger?: boolean
  readonly busy?: boolean
  readonly onYes: () => void
  readonly onClose: () => void
  /** The effects of the step. */
  readonly children: ReactNode
}

/** Asks before a step that deletes something or notifies others. */
export function AskFirst({ title, verb, danger = false, busy = false, onYes, onClose, children }: Props) {
  return (
    <MoveFrame
      title={title}
      verb={verb}
      danger={danger}
      onClose={onClose}
      ready
      move={{ busy, problem: undefined }}
      onSubmit={onYes}
    >
      {children}
    </MoveFrame>
  )
}
