import { exact, type Rate } from '../../kernel/index.ts'
import { areOffMarket } from '../deals/index.ts'
import type { LimitKind } from './choices.ts'
import { basisOf, limitsOf } from './limits.ts'
import type { OrderLevel } from './order.ts'
import type { Span } from './point.ts'

/** A limit so far from guidance that it looks like a slip; it stands, and it is said. */
export interface FarLimit {
  kind: LimitKind
  limit: Rate
  /** What guidance is, said as the limit is; of a range the nearer end. */
  level: Rate
}

/** Against the level that holds; before there is one, and where it cannot be told, nothing is far. */
export const farLimits = (orderLevels: readonly OrderLevel[], span: Span | undefined): FarLimit[] => {
  const found = new Map<string, FarLimit>()
  for (const { kind, limit } of orderLevels.flatMap(limitsOf)) {
    const basis = basisOf[kind]
    const [tight, loose] = [span?.tight[basis] ?? null, span?.loose[basis] ?? null]
    if (tight === null || loose === null) continue
    // Between the ends of a range, however wide it is, a limit is where the level is.
    const [toTight, toLoose] = [exact(limit).cmp(tight), exact(limit).cmp(loose)]
    if (toTight * toLoose <= 0) continue
    const away = (level: Rate) => exact(level).minus(limit).abs()
    const level = away(tight).lt(away(loose)) ? tight : loose
    if (areOffMarket(basis, limit, level)) found.set(`${kind} ${limit}`, { kind, limit, level })
  }
  return [...found.values()]
}
