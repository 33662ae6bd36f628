import type { DealLifecycle } from '../deal-lifecycle.ts'
import { supersedesAllocation, type AllocatedTerms } from '../supersedes-allocation.ts'

type Launched = Pick<DealLifecycle, 'launchedAllocation'>

/**
 * How confirmed allocations are reissued on corrected terms: confirm again; recall, rebase, launch and confirm; or, once
 * recalled, without the recall.
 */
export type Reissue = 'confirm' | 'reallocate' | 'relaunch'

/** The terms of the launch decide, whatever was corrected in between. */
export const reissueOf = ({ launchedAllocation }: Launched, final: AllocatedTerms): Reissue => {
  if (launchedAllocation === null) return 'relaunch'
  return supersedesAllocation(launchedAllocation.basis, final) ? 'reallocate' : 'confirm'
}

/** What other final terms leave of the allocation, whichever move sets them. Back at its own, the launch counts again. */
export const allocationOn = (
  lifecycle: Launched,
  final: AllocatedTerms,
): Pick<DealLifecycle, 'allocatedAt' | 'confirmedAt'> => {
  const counts = reissueOf(lifecycle, final) === 'confirm'
  return { allocatedAt: counts ? (lifecycle.launchedAllocation?.at ?? null) : null, confirmedAt: null }
}
