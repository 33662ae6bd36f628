import type { BookSnapshot } from '@bookrunner/contract/book'
import type { GuidanceLevel } from '@bookrunner/domain/deals'

/** A book as charts and what-if are shown it: one numbered state. */
export interface BookView {
  readonly dealId: string
  readonly dealName: string
  readonly state: BookSnapshot
  readonly seq: number
  readonly at: string
  readonly classes: readonly { readonly classId: string; readonly name: string }[]
  /** Begins to set guidance at a level; for who may. */
  readonly onGuidance?: ((level: GuidanceLevel) => void) | undefined
}
