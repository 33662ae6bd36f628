import type { DealDetail } from '@bookrunner/contract/deals'

/** What every dialog of a move is given. */
export interface MoveProps {
  readonly detail: DealDetail
  readonly onClose: () => void
  /** Leads to a field of the deal, which may stand on another tab. */
  readonly onGo: (field: string) => void
}
