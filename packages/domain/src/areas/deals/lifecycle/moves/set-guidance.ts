import { refuse, refuseFields, type Refusal } from '../../../../kernel/index.ts'
import { tick } from '../clock.ts'
import { sizeFaults } from '../../checks/faults.ts'
import type { GuidanceLevel } from '../../guidance.ts'
import { doubtFault, type DoubtReason } from '../../doubts.ts'
import { isSameLevel, levelFault, type LevelReason } from '../../level.ts'
import type { NoSuchMove } from '../table.ts'
import { nextNumber, take, type Moved, type MovingDeal, type MoveContext } from '../moved.ts'
import { currentLevel } from '../current-version.ts'
import { isSameSize, type SizeChoice } from '../../size.ts'

type SizeReason = 'deal.field-wrong' | 'deal.amount-zero' | 'deal.off-grid'

interface Request {
  guidance: GuidanceLevel
  /** The new size of the issue, where it changes. */
  size?: SizeChoice | undefined
  note?: string | undefined
  /** The user confirmed the doubts about the level. */
  levelConfirmed?: boolean | undefined
}

/** A new version. Orders that are out now are flagged and their investors get a notice; no order changes. */
export const setGuidance = (
  deal: MovingDeal,
  { guidance: level, size, note, levelConfirmed }: Request,
  context: MoveContext,
):
  | Moved
  | Refusal<NoSuchMove<'setGuidance'> | LevelReason | DoubtReason | SizeReason | 'write.no-changes'> => {
  const begun = tick(deal, context.now)
  return take(begun, 'setGuidance', context, (lifecycle) => {
    const fault = levelFault(level, deal.terms)
    if (fault) return fault
    const before = currentLevel(deal, begun)
    const resized = size && !isSameSize(size, deal.terms.size) ? size : null
    const terms = resized ? { ...deal.terms, size: resized } : deal.terms
    const wrong = sizeFaults(terms).map((each) => ({ ...each, field: 'size' }))
    if (resized && wrong.length > 0) return refuseFields('deal.field-wrong', wrong)
    // The same figure with another text is a new announcement.
    if (before && !note && !resized && isSameLevel(before, level)) return refuse('write.no-changes')
    const doubt = doubtFault(level, before, levelConfirmed)
    if (doubt) return doubt
    const number = nextNumber(lifecycle)
    return {
      change: { baselineSeq: context.seq },
      terms,
      version: { kind: 'IPG', level, note },
      events: [{ type: 'deal.guidance-changed', number, level, before, size: resized }],
    }
  })
}
