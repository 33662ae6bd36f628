import { exact } from '../../kernel/index.ts'
import type { GuidanceLevel } from './guidance.ts'
import { isSameReference } from './reference.ts'

const ends = ({ level, to }: GuidanceLevel) => [exact(level), exact(to ?? level)] as const

/** A level that pays investors more than the one before: no end is tighter, and one is wider. Prices widen downwards. */
export const isWider = (now: GuidanceLevel, before: GuidanceLevel): boolean => {
  if (now.basis !== before.basis || !isSameReference(now.over, before.over)) return false
  const sign = now.basis === 'price' ? -1 : 1
  const [low, high] = ends(now)
  const [lowBefore, highBefore] = ends(before)
  const moves = [low.cmp(lowBefore) * sign, high.cmp(highBefore) * sign]
  return moves.every((move) => move >= 0) && moves.some((move) => move > 0)
}
