import { refuse, type Refusal } from '../../../../kernel/index.ts'
import { opened, tick } from '../clock.ts'
import type { NoSuchMove } from '../table.ts'
import { take, type Moved, type MovingDeal, type MoveContext } from '../moved.ts'
import { noAllocation } from '../../deal-lifecycle.ts'
import { withoutKinds } from '../current-version.ts'
import { subjectsBefore, timesFault, timesOf, type TimesReason } from '../times.ts'

interface Request {
  reason?: string | undefined
  /** IPG's new close time; none where none is sent. */
  closesAt?: string | undefined
}

/** From FPG back to IPG. */
export const reopen = (
  deal: MovingDeal,
  { reason, closesAt }: Request,
  context: MoveContext,
): Moved | Refusal<NoSuchMove<'reopen'> | TimesReason | 'deal.reason-missing'> =>
  take(tick(deal, context.now), 'reopen', context, (lifecycle) => {
    if (!reason?.trim()) return refuse('deal.reason-missing')
    const level = deal.guidance.get(lifecycle.guidanceOf.IPG ?? 0)?.level ?? null
    const subjects = subjectsBefore(lifecycle, closesAt ?? null)
    const times = { ...timesOf(lifecycle), ...subjects, closesAt: closesAt ?? null }
    const fault = timesFault(times, { ...times, closesAt: null }, context.now)
    if (fault) return fault
    return {
      change: {
        ...opened(times.closesAt, context.now),
        ...subjects,
        guidanceOf: withoutKinds(lifecycle.guidanceOf, 'FPG', 'launched'),
        ...noAllocation,
      },
      events: [{ type: 'deal.reopened', reason, level, closesAt: times.closesAt }],
    }
  })
