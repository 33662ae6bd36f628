import type { DealDetail } from '@bookrunner/contract/deals'
import type { DealMove, GuidanceLevel } from '@bookrunner/domain/deals'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import type { ReactNode } from 'react'

/** A move as far as it is typed: what of a book it touches follows from it. */
export interface Previewed {
  readonly move: DealMove
  /** As it was understood; none while it is not. */
  readonly level?: GuidanceLevel | undefined
  readonly size?: FaceAmount | undefined
}

/** What every dialog of a move is given. */
export interface MoveProps {
  readonly detail: DealDetail
  readonly onClose: () => void
  /** Leads to a field of the deal, which may stand on another tab. */
  readonly onGo: (field: string) => void
  /** Where a book is at hand: whom of it the move touches, said among its effects. */
  readonly renderTouch?: ((at: Previewed) => ReactNode) | undefined
}
