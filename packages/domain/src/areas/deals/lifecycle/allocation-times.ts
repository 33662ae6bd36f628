import type { DealLifecycle } from '../deal-lifecycle.ts'

/** An allocation is launched for review. */
export const allocationLaunched = (lifecycle: DealLifecycle, now: Temporal.Instant): DealLifecycle => ({
  ...lifecycle,
  allocatedAt: now.toString(),
  confirmedAt: null,
})

/** The launched allocation is recalled. */
export const allocationRecalled = (lifecycle: DealLifecycle): DealLifecycle => ({
  ...lifecycle,
  allocatedAt: null,
  confirmedAt: null,
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
