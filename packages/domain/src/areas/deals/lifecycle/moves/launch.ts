import type { Refusal } from '../../../../kernel/index.ts'
import { tick } from '../clock.ts'
import { finalFault, levelOfFinal, type FinalReason, type Pricing } from '../../pricing/final.ts'
import type { FinalTerms, GuidanceLevel } from '../../guidance.ts'
import { doubtFault, type DoubtReason } from '../../doubts.ts'
import type { LevelReason } from '../../level.ts'
import type { NoSuchMove } from '../table.ts'
import { nextNumber, take, type Moved, type MovingDeal, type MoveContext } from '../moved.ts'
import { allocationOn } from '../reissue.ts'
import { currentLevel } from '../current-version.ts'

export interface PricedDeal extends MovingDeal {
  /** The joint calendar of the currency and the centres. */
  calendar: Pricing['calendar']
}
export interface FinalRequest {
  final: FinalTerms
  /** The final level in the basis of guidance, if it differs from the pricing spread. */
  guidance?: GuidanceLevel | undefined
  note?: string | undefined
  reason?: string | undefined
  levelConfirmed?: boolean | undefined
}

/** Final size and spread: what allocation drafts are built on. Another launch leaves drafts of the first stale. */
export const launch = (
  deal: PricedDeal,
  { final, guidance, note, levelConfirmed }: FinalRequest,
  context: MoveContext,
): Moved | Refusal<NoSuchMove<'launch'> | FinalReason | LevelReason | DoubtReason> => {
  const begun = tick(deal, context.now)
  return take(begun, 'launch', context, (lifecycle) => {
    const pricing = { ...deal, now: context.now, current: currentLevel(deal, begun) }
    const fault = finalFault('launch', final, pricing)
    if (fault) return fault
    const level = levelOfFinal(final, guidance, pricing)
    if ('refused' in level) return level
    const doubt = doubtFault(level, pricing.current, levelConfirmed)
    if (doubt) return doubt
    return {
      change: {
        ...allocationOn(lifecycle, final),
        termsAt: { ...lifecycle.termsAt, launched: context.now.toString() },
      },
      version: { kind: 'launched', level, final, note },
      events: [{ type: 'deal.launched', number: nextNumber(lifecycle), level, final }],
    }
  })
}
