import type { Abilities, DealScope } from '../deals/index.ts'
import type { VersionState } from './version.ts'

/** How much of a version a reader sees: nothing, totals, the lines of orders their bank leads, or all. */
export type AllocSight = DealScope

const rank: Record<DealScope, number> = { none: 0, totals: 1, own: 2, all: 3 }
const wider = (one: DealScope, other: DealScope): DealScope => (rank[other] > rank[one] ? other : one)

/**
 * Managers who allocate see every version. Others see launched versions as far as they review them, and shared versions
 * as far as they see the book.
 */
export const allocSight = (
  { allocate, reviewAllocation, readBook }: Pick<Abilities, 'allocate' | 'reviewAllocation' | 'readBook'>,
  version: { state: VersionState; shared: boolean },
): AllocSight => {
  if (allocate === 'all') return 'all'
  const launched = version.state === 'launched' ? reviewAllocation : 'none'
  const shared = version.shared && version.state !== 'deleted' ? readBook : 'none'
  return wider(launched, shared)
}
