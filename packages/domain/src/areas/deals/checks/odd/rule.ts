import type { Params } from '../../../../kernel/index.ts'
import type { Shared } from '../../announcement.ts'
import type { Terms } from '../../terms.ts'

export interface OddContent {
  terms: Terms
  shared: Shared
  now: Temporal.Instant
  /** The deal is not announced yet. */
  draft?: boolean
}

type Place = `terms.${keyof Terms}` | `shared.${keyof Shared}`

/** Something that is allowed and looks wrong. */
export interface OddRule<Reason extends string> {
  reason: Reason
  /** Where it is shown. */
  field: Place
  /** Other fields it rests on: once one changes, it is odd anew. */
  with?: readonly Place[]
  /** True, or the figures of its text. */
  isOdd: (content: OddContent) => boolean | Params
}
