import { exact, type OrRefusal, type Rate, refuse } from '../../../../kernel/index.ts'
import { yieldBounds } from '../price.ts'

type Day = Temporal.PlainDate

/**
 * What is assumed of a level that nobody knows yet. `flat`: it stays as it is. `forward`: each level from its day on,
 * as somebody else projects it.
 */
export type Projection =
  | { kind: 'flat'; level: Rate }
  | { kind: 'forward'; levels: readonly { from: Day; level: Rate }[] }

/** What a price or yield of coupons that are not fixed assumes. A screen prints it next to the figure. */
export interface Assumptions {
  /**
   * Of the index of a floating leg, as the index of a whole coupon: of a compounded one, compounded. `flat` is what
   * the market quotes discount margins on.
   */
  index?: Projection
  /** The index of the running coupon, if it is fixed already; else the projection counts. */
  fixing?: Rate | null
  /** Of the benchmark of a reset leg. `flat`, at its current yield, is what the market quotes yields of resets on. */
  benchmark?: Projection
  /** Whether steps whose condition is open will apply; they lapse when left out. */
  openSteps?: 'apply' | 'lapse'
}

export type AssumptionReason = 'bond.no-index-level' | 'bond.no-benchmark-level' | 'bond.yield-range'

const reasons = { index: 'bond.no-index-level', benchmark: 'bond.no-benchmark-level' } as const

/** A level nobody would quote is a mistake. */
export const soundLevel = (level: Rate): OrRefusal<Rate, AssumptionReason> =>
  exact(level).gte(yieldBounds.least) && exact(level).lte(yieldBounds.most)
    ? level
    : refuse('bond.yield-range', yieldBounds)

/** The level that is assumed for a day. */
export const levelOn = (
  what: keyof typeof reasons,
  assumptions: Assumptions,
  day: Day,
): OrRefusal<Rate, AssumptionReason> => {
  const projection = assumptions[what]
  if (!projection) return refuse(reasons[what])
  if (projection.kind === 'flat') return soundLevel(projection.level)
  const started = projection.levels.findLast(({ from }) => Temporal.PlainDate.compare(from, day) <= 0)
  return started ? soundLevel(started.level) : refuse(reasons[what])
}

/** The day from which a projection no longer changes; null if it never does. */
export const lastChange = (projection: Projection | undefined): Day | null =>
  projection?.kind === 'forward' ? (projection.levels.at(-1)?.from ?? null) : null
