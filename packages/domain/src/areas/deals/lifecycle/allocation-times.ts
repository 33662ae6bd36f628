import { noAllocation, type DealLifecycle } from '../deal-lifecycle.ts'
import type { AllocatedTerms } from '../supersedes-allocation.ts'

/** An allocation is launched for review. */
export const allocationLaunched = (
  lifecycle: DealLifecycle,
  { size, spread, yield: percent, price }: AllocatedTerms,
  now: Temporal.Instant,
): DealLifecycle => {
  const at = now.toString()
  return {
    ...lifecycle,
    launchedAllocation: { at, basis: { size, spread, yield: percent, price } },
    allocatedAt: at,
    confirmedAt: null,
  }
}

/** The launched allocation is recalled. */
export const allocationRecalled = (lifecycle: DealLifecycle): DealLifecycle => ({
  ...lifecycle,
  ...noAllocation,
})

/** Every order of the allocation launched then is confirmed: so that launch counts for the current terms. */
export const allocationConfirmed = (
  lifecycle: DealLifecycle,
  { launchedAt, now }: { launchedAt: string; now: Temporal.Instant },
): DealLifecycle => ({
  ...lifecycle,
  allocatedAt: launchedAt,
  confirmedAt: now.toString(),
})
