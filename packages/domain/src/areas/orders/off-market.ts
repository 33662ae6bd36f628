import { exact, type Rate } from '../../kernel/index.ts'
import { areOffMarket } from '../deals/index.ts'
import type { LimitKind } from './choices.ts'
import { issueSize, type OrderDeal } from './deal.ts'
import { topSize } from './ladder.ts'
import { basisOf, limitsOf } from './limits.ts'
import type { OrderLevel } from './order.ts'
import type { Span } from './point.ts'

/** A limit so far from guidance that it looks like a typing error; it is accepted with a warning. */
export interface OffMarketLimit {
  kind: LimitKind
  limit: Rate
  /** Guidance in the basis of the limit; of a range the nearer end. */
  level: Rate
}

/** A size over the whole issue looks like a typing error; it is accepted with a warning. */
export const isOverIssue = (orderLevels: readonly OrderLevel[], deal: OrderDeal): boolean => {
  const issue = issueSize(deal)
  return issue !== null && topSize(orderLevels) > issue
}

/** Compares with the current level; no limit is off market before guidance, or if the level cannot be converted. */
export const offMarketLimits = (
  orderLevels: readonly OrderLevel[],
  span: Span | undefined,
): OffMarketLimit[] => {
  const found = new Map<string, OffMarketLimit>()
  for (const { kind, limit } of orderLevels.flatMap(limitsOf)) {
    const basis = basisOf[kind]
    const [tight, wide] = [span?.tight[basis] ?? null, span?.wide[basis] ?? null]
    if (tight === null || wide === null) continue
    // Between the ends of a range, however wide it is, a limit is where the level is.
    const [toTight, toWide] = [exact(limit).cmp(tight), exact(limit).cmp(wide)]
    if (toTight * toWide <= 0) continue
    const away = (level: Rate) => exact(level).minus(limit).abs()
    const level = away(tight).lt(away(wide)) ? tight : wide
    if (areOffMarket(basis, limit, level)) found.set(`${kind} ${limit}`, { kind, limit, level })
  }
  return [...found.values()]
}
