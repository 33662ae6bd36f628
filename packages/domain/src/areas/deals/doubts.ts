import { exact, refuseFields, type Rate, type Refusal } from '../../kernel/index.ts'
import type { GuidanceBasis, GuidanceLevel } from './guidance.ts'
import { showGuidance } from './level.ts'

/** What is legal of a level and looks like a slip: it is asked about before it is announced. */
export const levelDoubts = ['deal.level-reference', 'deal.level-sign', 'deal.level-far'] as const
export type LevelDoubt = (typeof levelDoubts)[number]
export type DoubtReason = LevelDoubt | 'deal.level-doubtful'

/**
 * Levels of one deal lie closer together than that: 100 bp, as a spread and as a yield, and five points of a price,
 * which is what 100 bp make of a bond of some five years.
 */
export const offMarketBy: Record<GuidanceBasis, number> = { spread: 100, yield: 1, price: 5 }

/** Further apart than levels of one deal are. */
export const areOffMarket = (basis: GuidanceBasis, one: Rate, other: Rate): boolean =>
  exact(one).minus(other).abs().gt(offMarketBy[basis])

const named = (over: string | null): string | null => over?.replaceAll(' ', '').toUpperCase() ?? null

/** A reference that was said is said no more, or is another; naming one where none was named is neither. */
const changesReference = (level: GuidanceLevel, current: GuidanceLevel): boolean =>
  level.basis !== current.basis || (current.over !== null && named(level.over) !== named(current.over))

/** How far the end moves that moves further; nothing where the two are said in different ways. */
const movedBy = (level: GuidanceLevel, current: GuidanceLevel): Rate | null => {
  if (level.basis !== current.basis) return null
  const lower = exact(level.level).minus(current.level).abs()
  const higher = exact(level.to ?? level.level)
    .minus(current.to ?? current.level)
    .abs()
  return (lower.gt(higher) ? lower : higher).toFixed() as Rate
}

const basisPoints = 100
/** "415 bp", "6.5": of a yield, too, people say a distance in basis points. */
const distance = (basis: GuidanceBasis, by: Rate): string => {
  if (basis === 'price') return by
  return `${basis === 'yield' ? exact(by).times(basisPoints).toFixed() : by} bp`
}

/** One doubt, with both figures. */
export interface Doubted {
  reason: LevelDoubt
  params: { was: string; is: string; by: string }
}

/**
 * What of a level does not go with the one that holds: another reference or none, a spread below nought where it was
 * above, or a long way off. Before there is one, nothing is doubted.
 */
export const doubtsOf = (level: GuidanceLevel, current: GuidanceLevel | null | undefined): Doubted[] => {
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

/** A level that is doubted is announced by who has said that it is meant. */
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
