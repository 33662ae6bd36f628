import type { Rate } from '../../../../kernel/index.ts'
import type { CouponLeg } from '../../coupon-terms.ts'
import type { Terms } from '../../terms.ts'
import type { Assumptions, Projection } from './assumptions.ts'

type Day = Temporal.PlainDate

/** A leg whose coupons nobody can work out yet; figures that reach it are refused. */
export interface OpenLeg {
  leg: number
  from: Day
  reason: 'bond.leg-margin' | 'bond.no-index-level' | 'bond.no-benchmark-level'
}

/** What figures of a deal rest on, and what they cannot rest on yet. */
export interface DealAssumptions {
  assumed: Assumptions
  open: OpenLeg[]
}

interface Level {
  leg: number
  from: Day
  level: Rate | null
  hasMargin: boolean
}

interface Start {
  day: Day
  /** Of a first leg that floats. */
  index: Rate | null
  floatingIndex: string | null
}

/** The same index or benchmark in an earlier leg has the same level. A leg without an index has the deal's. */
const levelsOf = (
  legs: readonly CouponLeg[],
  kind: 'floating' | 'reset',
  { day, index: first, floatingIndex }: Start,
): Level[] => {
  const known = new Map<string, Rate>()
  return legs.flatMap(({ from, coupon }, at) => {
    if (coupon.kind !== kind) return []
    const name =
      coupon.kind === 'floating'
        ? (coupon.index ?? floatingIndex)
        : (coupon as { benchmark: string | null }).benchmark
    const level = (at === 0 ? first : null) ?? coupon.assumed ?? known.get(name ?? '') ?? null
    if (level !== null) known.set(name ?? '', level)
    return [
      {
        level,
        leg: at + 1,
        from: from === null ? day : Temporal.PlainDate.from(from),
        hasMargin: at === 0 || coupon.margin !== null,
      },
    ]
  })
}

/** One level that stays, or one for each leg. */
const projectionOf = (levels: readonly Level[]): Projection | undefined => {
  const known = levels.flatMap(({ from, level }) => (level === null ? [] : [{ from, level }]))
  const [first] = known
  if (!first) return undefined
  return known.every(({ level }) => level === first.level)
    ? { kind: 'flat', level: first.level }
    : { kind: 'forward', levels: known }
}

const openOf = (
  levels: readonly Level[],
  missing: 'bond.no-index-level' | 'bond.no-benchmark-level',
): OpenLeg[] =>
  levels.flatMap(({ leg, from, level, hasMargin }): OpenLeg[] => {
    if (!hasMargin) return [{ leg, from, reason: 'bond.leg-margin' }]
    return level === null ? [{ leg, from, reason: missing }] : []
  })

/**
 * Index and benchmark stay as they are, leg by leg; open steps do not apply. `index` is that of a first leg that
 * floats, as typed beside the price.
 */
export const dealAssumptions = (
  { couponType, legs, floatingIndex }: Pick<Terms, 'couponType' | 'legs' | 'floatingIndex'>,
  start: Day,
  index: Rate | null,
): DealAssumptions => {
  const begins = { day: start, index, floatingIndex }
  const isOneFloater = couponType === 'floating' && legs.length === 0
  const floating: Level[] = isOneFloater
    ? [{ leg: 1, from: start, level: index, hasMargin: true }]
    : levelsOf(legs, 'floating', begins)
  const resets = levelsOf(legs, 'reset', { ...begins, index: null })
  const [indexLevel, benchmark] = [projectionOf(floating), projectionOf(resets)]
  return {
    assumed: {
      ...(indexLevel && { index: indexLevel }),
      ...(benchmark && { benchmark }),
    },
    open: [...openOf(floating, 'bond.no-index-level'), ...openOf(resets, 'bond.no-benchmark-level')],
  }
}
