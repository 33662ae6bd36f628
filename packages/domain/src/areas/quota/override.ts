import type { FaceAmount } from '../../kernel/index.ts'

/**
 * Lets one order of an institution pass the hard limits of a deal. It is granted by those who keep limits, never by the
 * desk that wants the order.
 */
export interface QuotaOverride {
  id: string
  entityId: string
  dealId: string
  /** The order may be this large, in the deal's currency. */
  amount: FaceAmount
  until: string
  /** The order that needed it; it is for no other. */
  orderId: string | null
  endedAt: string | null
}

/** The override that lets an order pass, if there is one: its own, else the smallest that is large enough. */
export const overrideFor = (
  overrides: readonly QuotaOverride[],
  order: { id: string; investorId: string; dealId: string; own: number },
  now: Temporal.Instant,
): QuotaOverride | undefined =>
  overrides
    .filter(
      ({ entityId, dealId, amount, until, orderId, endedAt }) =>
        entityId === order.investorId &&
        dealId === order.dealId &&
        order.own <= amount &&
        endedAt === null &&
        (orderId === null || orderId === order.id) &&
        Temporal.Instant.compare(now, Temporal.Instant.from(until)) < 0,
    )
    .toSorted(
      (one, other) =>
        Number(one.orderId === null) - Number(other.orderId === null) || one.amount - other.amount,
    )[0]

/** How long before its end people hear that nobody used it. */
export const endingMinutes = 60
/** Nobody forgets within so many minutes what was granted. */
export const freshMinutes = 15

/** Whether an unused override ends soon; one for little longer than that is said to be short when it is granted. */
export const isOverrideEnding = (
  override: Pick<QuotaOverride, 'until' | 'orderId' | 'endedAt'>,
  grantedAt: string,
  now: Temporal.Instant,
): boolean => {
  const soon = Temporal.Instant.from(override.until).subtract({ minutes: endingMinutes })
  return (
    overrideStateOf(override, now) === 'open' &&
    Temporal.Instant.compare(now, soon) >= 0 &&
    Temporal.Instant.compare(Temporal.Instant.from(grantedAt).add({ minutes: freshMinutes }), soon) <= 0
  )
}

export const overrideStates = ['open', 'used', 'over', 'ended'] as const
export type OverrideState = (typeof overrideStates)[number]

export const overrideStateOf = (
  { until, orderId, endedAt }: Pick<QuotaOverride, 'until' | 'orderId' | 'endedAt'>,
  now: Temporal.Instant,
): OverrideState => {
  if (endedAt !== null) return 'ended'
  if (Temporal.Instant.compare(now, Temporal.Instant.from(until)) >= 0) return 'over'
  return orderId === null ? 'open' : 'used'
}
