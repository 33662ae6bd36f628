import type { FaceAmount, Rate } from '../../kernel/index.ts'
import { limitKinds, type LimitKind } from './choices.ts'
import { sorted, topSize } from './ladder.ts'
import { basisOf, isMet, limitsOf } from './limits.ts'
import type { OrderLevel } from './order.ts'
import type { LevelPoint, Span } from './point.ts'

/** A limit that a level does not satisfy. */
export interface Miss {
  kind: LimitKind
  limit: Rate
  level: Rate
}

/** What ladder and level come to. */
export interface AtLevel {
  size: FaceAmount
  /** The level that counts. */
  orderLevel: OrderLevel | null
  /** Why it is not more: the limits that keep out the next more demanding level, or the order. */
  misses: Miss[]
  /** Limits that cannot be compared with this level (a minimum yield with a spread over an unknown curve): assumed met. */
  assumed: LimitKind[]
}

const missesOf = (orderLevel: OrderLevel, point: LevelPoint): Miss[] =>
  limitsOf(orderLevel).flatMap(({ kind, limit }) => {
    const level = point[basisOf[kind]]
    return level !== null && !isMet(kind, limit, level) ? [{ kind, limit, level }] : []
  })

const isSatisfied = (orderLevel: OrderLevel, point: LevelPoint): boolean => {
  for (const kind of limitKinds) {
    const [limit, level] = [orderLevel[kind], point[basisOf[kind]]]
    if (limit !== null && level !== null && !isMet(kind, limit, level)) return false
  }
  return true
}

/** The size alone, where nobody asks why: of every order of a book whenever its level moves. */
export const takesAt = (orderLevels: readonly OrderLevel[], point: LevelPoint): FaceAmount => {
  const ladder = orderLevels.length === 1 ? orderLevels : sorted(orderLevels)
  for (const orderLevel of ladder) if (isSatisfied(orderLevel, point)) return orderLevel.size
  return 0 as FaceAmount
}

const assumedOf = (orderLevel: OrderLevel, point: LevelPoint): LimitKind[] =>
  limitsOf(orderLevel).flatMap(({ kind }) => (point[basisOf[kind]] === null ? [kind] : []))

/** The most demanding level that is still satisfied counts, never the sum. */
export const sizeAt = (orderLevels: readonly OrderLevel[], point: LevelPoint): AtLevel => {
  const ladder = sorted(orderLevels)
  const index = ladder.findIndex((orderLevel) => missesOf(orderLevel, point).length === 0)
  const orderLevel = ladder[index] ?? null
  const above = index < 0 ? ladder.at(-1) : ladder[index - 1]
  return {
    size: orderLevel?.size ?? (0 as FaceAmount),
    orderLevel,
    misses: above ? missesOf(above, point) : [],
    assumed: orderLevel ? assumedOf(orderLevel, point) : [],
  }
}

/** In at the level; at the wide end of its range only; not at all. */
export const levelFits = ['in', 'partly', 'out'] as const
export type LevelFit = (typeof levelFits)[number]

export interface AtSpan {
  fit: LevelFit
  tight: AtLevel
  wide: AtLevel
}

const fitBetween = (tight: FaceAmount, wide: FaceAmount): LevelFit =>
  tight > 0 ? 'in' : wide > 0 ? 'partly' : 'out'

/** For a book: in with all of its size, with a part of it or at the wide end only, or not at all; and what it takes. */
export const takesIn = (
  orderLevels: readonly OrderLevel[],
  { tight, wide }: Span,
): { fit: LevelFit; size: FaceAmount } => {
  const size = takesAt(orderLevels, wide)
  const atTight = tight === wide ? size : takesAt(orderLevels, tight)
  if (size === 0) return { fit: 'out', size }
  return { fit: atTight < topSize(orderLevels) ? 'partly' : 'in', size }
}

/** Against a level as it was announced, which may be a range. */
export const levelFitAt = (orderLevels: readonly OrderLevel[], { tight, wide }: Span): AtSpan => {
  const atTight = sizeAt(orderLevels, tight)
  // Of a level that is no range both ends are one.
  const ends = { tight: atTight, wide: tight === wide ? atTight : sizeAt(orderLevels, wide) }
  return { fit: fitBetween(ends.tight.size, ends.wide.size), ...ends }
}
