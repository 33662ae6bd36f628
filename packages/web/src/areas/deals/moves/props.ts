import type { DealDetail } from '@bookrunner/contract/deals'
import type { DealMove, GuidanceLevel } from '@bookrunner/domain/deals'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import type { ReactNode } from 'react'

/** A move with the values typed so far, for the orders of a book that it affects. */
export interface Previewed {
  readonly move: DealMove
  /** The parsed level, if it is valid. */
  readonly level?: GuidanceLevel | undefined
  readonly size?: FaceAmount | undefined
}

/** The props of every dialog of a move. */
export interface MoveProps {
  readonly detail: DealDetail
  readonly onClose: () => void
  /** Opens a field of the deal, which may be on another tab. */
  readonly onGo: (field: string) => void
  /** Renders the orders of a book that the move affects, on screens with a book. */
  readonly renderTouch?: ((at: Previewed) => ReactNode) | undefined
}
