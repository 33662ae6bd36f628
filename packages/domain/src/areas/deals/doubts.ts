import { exact, refuseFields, type Rate, type Refusal } from '../../kernel/index.ts'
import type { GuidanceBasis, GuidanceLevel } from './guidance.ts'
import { showGuidance } from './level.ts'
import { isSameReference } from './reference.ts'

/** Levels that are valid but look like typing errors: they need a confirmation before they are announced. */
export const levelDoubts = ['deal.level-reference', 'deal.level-sign', 'deal.level-far'] as const
export type LevelDoubt = (typeof levelDoubts)[number]
export type DoubtReason = LevelDoubt | 'deal.level-doubtful'

/**
 * Levels of one deal lie closer together than that: 100 bp, as a spread and as a yield, and five points of a price,
 * which is what 100 bp make of a bond of some five years.
 */
export const offMarketBy: Record<GuidanceBasis, number> = { spread: 100, yield: 1, price: 5 }

/** Whether two levels are too far apart for one deal. */
export const areOffMarket = (basis: GuidanceBasis, one: Rate, other: Rate): boolean =>
  exact(one).minus(other).abs().gt(offMarketBy[basis])

/** The reference was removed or replaced; adding the first one is neither. */
const changesReference = (level: GuidanceLevel, current: GuidanceLevel): boolean =>
  level.basis !== current.basis || (current.over !== null && !isSameReference(level.over, current.over))

/** The larger move of the two ends; null if the levels have different bases. */
const movedBy = (level: GuidanceLevel, current: GuidanceLevel): Rate | null => {
  if (level.basis !== current.basis) return null
  const lower = exact(level.level).minus(current.level).abs()
  const higher = exact(level.to ?? level.level)
    .minus(current.to ?? current.level)
    .abs()
  return (lower.gt(higher) ? lower : higher).toFixed() as Rate
}

const basisPoints = 100
/** "415 bp", "6.5": distances between yields are in basis points, too. */
const distance = (basis: GuidanceBasis, by: Rate): string => {
  if (basis === 'price') return by
  return `${basis === 'yield' ? exact(by).times(basisPoints).toFixed() : by} bp`
}

/** One doubt, with both figures. */
export interface Doubt {
  reason: LevelDoubt
  params: { was: string; is: string; by: string }
}

/**
 * Differences from the current level that look wrong: another reference or none, a spread that became negative, or a
 * large distance. Without a current level there are none.
 */
export const doubtsOf = (level: GuidanceLevel, current: GuidanceLevel | null | undefined): Doubt[] => {
  if (!current) return []
  const by = movedBy(level, current)
  const params = {
    was: showGuidance(current),
    is: showGuidance(level),
    by: by === null ? '' : distance(level.basis, by),
  }
  const isNegative = level.basis !== 'price' && exact(level.level).isNegative()
  const found: Record<LevelDoubt, boolean> = {
    'deal.level-reference': changesReference(level, current),
    'deal.level-sign': isNegative && !exact(current.level).isNegative(),
    'deal.level-far': by !== null && exact(by).gt(offMarketBy[level.basis]),
  }
  return levelDoubts.filter((reason) => found[reason]).map((reason) => ({ reason, params }))
}

/** A doubtful level is announced only after a confirmation. */
export const doubtFault = (
  level: GuidanceLevel,
  current: GuidanceLevel | null,
  levelConfirmed: boolean | undefined,
): Refusal<DoubtReason> | undefined => {
  const doubts = levelConfirmed ? [] : doubtsOf(level, current)
  return doubts.length === 0
    ? undefined
    : refuseFields(
        'deal.level-doubtful',
        doubts.map(({ reason, params }) => ({ field: 'levelConfirmed', reason, params })),
      )
}
