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

/** Every allocated order is confirmed. */
export const allocationConfirmed = (lifecycle: DealLifecycle, now: Temporal.Instant): DealLifecycle => ({
  ...lifecycle,
  confirmedAt: now.toString(),
})
