import { wentSubjectBy } from '../deals/index.ts'
import type { AtLevel } from './at-level.ts'
import { sizeAt } from './at-level.ts'
import type { Face } from '../../kernel/index.ts'
import type { OrderDeal } from './deal.ts'
import { cappedAt, isMore, topSize } from './ladder.ts'
import type { Conditional, Order, Rung } from './order.ts'
import type { LevelPoint } from './point.ts'

/** When an order was written, for the region's own subject time. */
interface Asked {
  now: Temporal.Instant
  region: Order['region']
  /** It was soft, and is firm demand now. */
  firmed?: boolean
}

/**
 * After the subject time what is new or more is conditional until a manager accepts it; what is less is free. More
 * is what takes more at any level: loosening a limit counts, and so does making firm what was soft. `before` is what
 * stood there, none for a new order.
 */
export const conditionalAfter = (
  standing: { rungs: readonly Rung[]; conditional: Conditional | null } | null,
  after: readonly Rung[],
  deal: OrderDeal,
  { now, region, firmed = false }: Asked,
): Conditional | null => {
  const subject = wentSubjectBy(deal.course, now, region ?? undefined)
  const firms = firmed && subject
  const before = firms ? [] : (standing?.rungs ?? [])
  const held = standing?.conditional ?? null
  // What was accepted never grows by itself, and shrinks with the order.
  const accepted = cappedAt(firms ? [] : (held?.accepted ?? before), topSize(after))
  if (!held && !(subject && isMore(before, after))) return null
  if (!isMore(accepted, after)) return null
  return { since: held?.since ?? now.toString(), accepted }
}

/** What of a size at a level holds already, whatever a manager says. */
export const acceptedAt = (counting: AtLevel, conditional: Conditional | null, point: LevelPoint): Face => {
  if (!conditional) return counting.size
  const held = sizeAt(conditional.accepted, point).size
  return held < counting.size ? held : counting.size
}
