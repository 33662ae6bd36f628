import { refuse, type Refusal } from '../../../../kernel/index.ts'
import { closeOf, isClosingAnnounced, tick } from '../clock.ts'
import type { GuidanceLevel } from '../../guidance.ts'
import { doubtFault, type DoubtReason } from '../../doubts.ts'
import { levelFault, type LevelReason } from '../../level.ts'
import type { NoSuchMove } from '../table.ts'
import { take, type Moved, type MovingDeal, type MoveContext } from '../moved.ts'
import { currentLevel } from '../current-version.ts'
import { outlastsBook, sameInstant, timesFault, type TimesReason } from '../times.ts'

interface Request {
  level?: GuidanceLevel | undefined
  closesAt?: string | undefined
  note?: string | undefined
  levelConfirmed?: boolean | undefined
}

const ownTimes = { subjectAt: null, subjectByRegion: [] }

/** A numbered round: it asks investors of live orders for a size at the level; live sizes stay. */
export const pushTest = (
  deal: MovingDeal,
  { level: requested, closesAt, note, levelConfirmed }: Request,
  context: MoveContext,
):
  | Moved
  | Refusal<NoSuchMove<'pushTest'> | LevelReason | DoubtReason | TimesReason | 'deal.test-price-missing'> => {
  const begun = tick(deal, context.now)
  return take(begun, 'pushTest', context, (lifecycle) => {
    const level = requested ?? deal.terms.testPrice
    if (!level) return refuse('deal.test-price-missing')
    const times = { ...ownTimes, closesAt: closesAt ?? null, expiresAt: lifecycle.expiresAt }
    const fault =
      levelFault(level, deal.terms) ??
      outlastsBook(times.closesAt, lifecycle.closesAt) ??
      timesFault(times, { ...times, closesAt: null }, context.now) ??
      doubtFault(level, currentLevel(deal, begun), levelConfirmed)
    if (fault) return fault
    const round = (lifecycle.test?.number ?? 0) + 1
    const test = {
      number: round,
      from: 'IPG' as const,
      level,
      openedAt: context.now.toString(),
      endedAt: null,
    }
    const change = { test, closesAt: times.closesAt, closesAfterTest: lifecycle.closesAt }
    const ends = closeOf({ ...lifecycle, ...change, status: 'Test' })
    const asBefore = sameInstant(ends, lifecycle.closesAt)
    return {
      change: {
        ...change,
        closingAnnounced: asBefore ? lifecycle.closingAnnounced : isClosingAnnounced(ends, context.now),
      },
      version: { kind: 'test', level, note },
      events: [{ type: 'deal.test-pushed', round, level, closesAt: ends }],
    }
  })
}
