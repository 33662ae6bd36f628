import { exact, type FaceAmount, type Rate, rateOf } from '../../kernel/index.ts'
import { levelFitAt, type AtLevel, type AtSpan, type Miss } from './at-level.ts'
import type { LimitKind } from './choices.ts'
import { issueSize, todaysLevel, todaysSpan, type OrderDeal } from './deal.ts'
import { sorted, topSize } from './ladder.ts'
import { basisOf, limitsOf, roomFor } from './limits.ts'
import type { OrderLevel } from './order.ts'
import type { LevelPoint } from './point.ts'

/** How far the level may still move before a limit bites: basis points of spread, per cent of yield or price. */
export interface Room {
  kind: LimitKind
  limit: Rate
  room: Rate
}

/** What an order means today, as a ticket says it while it is typed and a list beside each order. */
export interface Meaning {
  size: FaceAmount
  /** What of it is in today; all of it before there is guidance. */
  counts: FaceAmount
  /** Of what is in: per cent of the issue, where its size is a number. */
  share: Rate | null
  /** Against today's guidance; null before there is any. */
  today: AtSpan | null
  /** Of the level that counts: until where it holds. None: at any level. */
  holds: Room[]
  /** What is left once it does not hold any more. */
  left: FaceAmount
  /** A larger level, and what keeps it out. */
  next: { size: FaceAmount; misses: Miss[] } | null
}

const places = 4

export const shareOf = (size: FaceAmount, issue: FaceAmount | null): Rate | null =>
  issue === null || issue === 0
    ? null
    : rateOf(
        exact(rateOf(String(size)))
          .times(100)
          .div(issue)
          .toDecimalPlaces(places),
      )

const roomIn = (orderLevel: OrderLevel, point: LevelPoint): Room[] =>
  limitsOf(orderLevel).flatMap(({ kind, limit }) => {
    const level = point[basisOf[kind]]
    return level === null ? [] : [{ kind, limit, room: rateOf(roomFor(kind, limit, level)) }]
  })

const nextOf = (ladder: readonly OrderLevel[], counting: AtLevel): Meaning['next'] => {
  const index = counting.orderLevel ? ladder.indexOf(counting.orderLevel) : ladder.length
  const above = ladder[index - 1]
  return above && counting.misses.length > 0 ? { size: above.size, misses: counting.misses } : null
}

/** Share, in or out and why, and the room to the next level; for orders that are not sent yet, too. */
export const meaningOf = (orderLevels: readonly OrderLevel[], deal: OrderDeal): Meaning => {
  const ladder = sorted(orderLevels)
  const size = topSize(ladder)
  const span = todaysSpan(deal)
  const issue = issueSize(deal)
  if (!span || !todaysLevel(deal)) {
    const all = { size, counts: size, share: shareOf(size, issue) }
    return { ...all, today: null, holds: [], left: size, next: null }
  }
  const today = levelFitAt(ladder, span)
  // Of a range the end at which it is in counts.
  const [at, point] = today.fit === 'in' ? [today.tight, span.tight] : [today.wide, span.wide]
  return {
    size,
    counts: at.size,
    share: shareOf(at.size, issue),
    today,
    holds: at.orderLevel ? roomIn(at.orderLevel, point) : [],
    left: at.orderLevel
      ? (ladder[ladder.indexOf(at.orderLevel) + 1]?.size ?? (0 as FaceAmount))
      : (0 as FaceAmount),
    next: nextOf(ladder, at),
  }
}
