import type { Abilities, DealScope } from '../deals/index.ts'
import type { VersionState } from './version.ts'

/** What somebody sees of a version: nothing, its totals, lines of orders one leads, or all. */
export type AllocSight = DealScope

const rank: Record<DealScope, number> = { none: 0, totals: 1, own: 2, all: 3 }
const wider = (one: DealScope, other: DealScope): DealScope => (rank[other] > rank[one] ? other : one)

/**
 * Who allocates sees every version. Others see what was launched, as far as they review it; and what was shared with
 * them as far as they see the book.
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
