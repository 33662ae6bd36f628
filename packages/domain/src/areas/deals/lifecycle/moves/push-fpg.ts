import { refuse, refuseFields, type Refusal } from '../../../../kernel/index.ts'
import { opened, tick } from '../clock.ts'
import type { GuidanceLevel } from '../../guidance.ts'
import { doubtFault, type DoubtReason } from '../../doubts.ts'
import { levelFault, type LevelReason } from '../../level.ts'
import type { NoSuchMove } from '../table.ts'
import { nextNumber, take, type Moved, type MovingDeal, type Step, type MoveContext } from '../moved.ts'
import { currentLevel } from '../current-version.ts'
import { subjectsBefore, timesFault, timesOf, type TimesReason } from '../times.ts'

interface Request {
  guidance?: GuidanceLevel | undefined
  closesAt?: string | undefined
  note?: string | undefined
  levelConfirmed?: boolean | undefined
}
type Reason =
  | NoSuchMove<'pushFpg'>
  | LevelReason
  | DoubtReason
  | TimesReason
  | 'deal.level-missing'
  | 'deal.cut-off-missing'

/** The final guidance and its cut-off: orders freeze as the baseline, and investors must reconfirm. */
export const pushFpg = (
  deal: MovingDeal,
  { guidance: level, closesAt, note, levelConfirmed }: Request,
  context: MoveContext,
): Moved | Refusal<Reason> => {
  const begun = tick(deal, context.now)
  return take(begun, 'pushFpg', context, (lifecycle): Step | Refusal<Reason> => {
    if (!level) return refuse('deal.level-missing')
    if (!closesAt)
      return refuseFields('deal.cut-off-missing', [{ field: 'closesAt', reason: 'deal.cut-off-missing' }])
    const subjects = subjectsBefore(lifecycle, closesAt)
    const times = { ...timesOf(lifecycle), ...subjects, closesAt }
    const fault =
      levelFault(level, deal.terms) ??
      timesFault(times, { ...timesOf(lifecycle), closesAt: null }, context.now) ??
      doubtFault(level, currentLevel(deal, begun), levelConfirmed)
    if (fault) return fault
    const baselineSeq = context.seq
    return {
      change: { ...opened(closesAt, context.now), ...subjects, baselineSeq },
      version: { kind: 'FPG', level, note },
      events: [
        {
          type: 'deal.fpg-pushed',
          number: nextNumber(lifecycle),
          level,
          closesAt,
          baselineSeq,
          silence: deal.terms.silence,
        },
      ],
    }
  })
}
