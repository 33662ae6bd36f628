import { supersededAllocation, type DealLifecycle } from '../deal-lifecycle.ts'
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

/** What corrected terms leave of the allocation. Corrected back to its own, the launch counts again. */
export const allocationCorrected = (lifecycle: Launched, final: AllocatedTerms): Partial<DealLifecycle> => {
  const { launchedAllocation } = lifecycle
  return reissueOf(lifecycle, final) === 'confirm'
    ? { allocatedAt: launchedAllocation?.at ?? null, confirmedAt: null }
    : { ...supersededAllocation, launchedAllocation }
}
