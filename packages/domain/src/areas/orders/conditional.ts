import { wentSubjectBy } from '../deals/index.ts'
import type { AtLevel } from './at-level.ts'
import { sizeAt } from './at-level.ts'
import type { FaceAmount } from '../../kernel/index.ts'
import type { OrderDeal } from './deal.ts'
import { cappedAt, isMore, topSize } from './ladder.ts'
import type { Conditional, Order, OrderLevel } from './order.ts'
import type { LevelPoint } from './point.ts'

/** When an order was written, for the region's own subject time. */
interface RequestedOrder {
  now: Temporal.Instant
  region: Order['region']
  /** The order was soft and is firm now. */
  firmed?: boolean
}

/**
 * After the subject time a new or increased order is conditional until a manager accepts it; a reduction is not. An
 * order is increased if it takes more at any level: relaxing a limit counts, and so does making a soft order firm.
 * `current` is the order before, null for a new one.
 */
export const conditionalAfter = (
  current: { orderLevels: readonly OrderLevel[]; conditional: Conditional | null } | null,
  after: readonly OrderLevel[],
  deal: OrderDeal,
  { now, region, firmed = false }: RequestedOrder,
): Conditional | null => {
  const subject = wentSubjectBy(deal.lifecycle, now, region ?? undefined)
  const firms = firmed && subject
  const before = firms ? [] : (current?.orderLevels ?? [])
  const conditional = current?.conditional ?? null
  // What was accepted never grows by itself, and shrinks with the order.
  const accepted = cappedAt(firms ? [] : (conditional?.accepted ?? before), topSize(after))
  if (!conditional && !(subject && isMore(before, after))) return null
  if (!isMore(accepted, after)) return null
  return { since: conditional?.since ?? now.toString(), accepted }
}

/** What of a size at a level holds already, whatever a manager says. */
export const acceptedAt = (
  counting: AtLevel,
  conditional: Conditional | null,
  point: LevelPoint,
): FaceAmount => {
  if (!conditional) return counting.size
  const accepted = sizeAt(conditional.accepted, point).size
  return accepted < counting.size ? accepted : counting.size
}
