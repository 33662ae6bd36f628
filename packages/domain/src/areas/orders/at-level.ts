import type { FaceAmount, Rate } from '../../kernel/index.ts'
import { limitKinds, type LimitKind } from './choices.ts'
import { sorted } from './ladder.ts'
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
  /** The rung that counts. */
  rung: OrderLevel | null
  /** Why it is not more: the limits that keep out the next more demanding rung, or the order. */
  misses: Miss[]
  /** Limits that cannot be told at this level (a least yield against a spread over nothing known): taken as met. */
  assumed: LimitKind[]
}

const missesOf = (rung: OrderLevel, point: LevelPoint): Miss[] =>
  limitsOf(rung).flatMap(({ kind, limit }) => {
    const level = point[basisOf[kind]]
    return level !== null && !isMet(kind, limit, level) ? [{ kind, limit, level }] : []
  })

const isSatisfied = (rung: OrderLevel, point: LevelPoint): boolean => {
  for (const kind of limitKinds) {
    const [limit, level] = [rung[kind], point[basisOf[kind]]]
    if (limit !== null && level !== null && !isMet(kind, limit, level)) return false
  }
  return true
}

/** The size alone, where nobody asks why: of every order of a book whenever its level moves. */
export const takesAt = (rungs: readonly OrderLevel[], point: LevelPoint): FaceAmount => {
  const ladder = rungs.length === 1 ? rungs : sorted(rungs)
  for (const rung of ladder) if (isSatisfied(rung, point)) return rung.size
  return 0 as FaceAmount
}

const assumedOf = (rung: OrderLevel, point: LevelPoint): LimitKind[] =>
  limitsOf(rung).flatMap(({ kind }) => (point[basisOf[kind]] === null ? [kind] : []))

/** The most demanding rung that is still satisfied counts, never the sum. */
export const sizeAt = (rungs: readonly OrderLevel[], point: LevelPoint): AtLevel => {
  const ladder = sorted(rungs)
  const index = ladder.findIndex((rung) => missesOf(rung, point).length === 0)
  const rung = ladder[index] ?? null
  const above = index < 0 ? ladder.at(-1) : ladder[index - 1]
  return {
    size: rung?.size ?? (0 as FaceAmount),
    rung,
    misses: above ? missesOf(above, point) : [],
    assumed: rung ? assumedOf(rung, point) : [],
  }
}

/** In at the level; at the loose end of its range only; not at all. */
export const levelFits = ['in', 'partly', 'out'] as const
export type LevelFit = (typeof levelFits)[number]

export interface AtSpan {
  stand: LevelFit
  tight: AtLevel
  loose: AtLevel
}

const fitBetween = (tight: FaceAmount, loose: FaceAmount): LevelFit =>
  tight > 0 ? 'in' : loose > 0 ? 'partly' : 'out'

/** The same of what a ladder takes, without why. */
export const takesIn = (
  rungs: readonly OrderLevel[],
  { tight, loose }: Span,
): { stand: LevelFit; size: FaceAmount } => {
  const size = takesAt(rungs, loose)
  return { stand: fitBetween(tight === loose ? size : takesAt(rungs, tight), size), size }
}

/** Against a level as it was announced, which may be a range. */
export const levelFitAt = (rungs: readonly OrderLevel[], { tight, loose }: Span): AtSpan => {
  const atTight = sizeAt(rungs, tight)
  // Of a level that is no range both ends are one.
  const ends = { tight: atTight, loose: tight === loose ? atTight : sizeAt(rungs, loose) }
  return { stand: fitBetween(ends.tight.size, ends.loose.size), ...ends }
}
