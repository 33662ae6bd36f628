import type { BookSnapshot } from '@bookrunner/contract/book'
import type { GuidanceLevel } from '@bookrunner/domain/deals'

/** The book for charts and what-if: one numbered state. */
export interface BookView {
  readonly dealId: string
  readonly dealName: string
  readonly state: BookSnapshot
  readonly seq: number
  readonly at: string
  readonly classes: readonly { readonly classId: string; readonly name: string }[]
  /** Starts to set guidance at a level; undefined without the right. */
  readonly onGuidance?: ((level: GuidanceLevel) => void) | undefined
}
