import { refuse, type Refusal } from '../../../../kernel/index.ts'
import { tick } from '../clock.ts'
import { finalFault, levelOfFinal, type FinalReason } from '../../pricing/final.ts'
import type { FinalTerms } from '../../guidance.ts'
import { doubtFault, type DoubtReason } from '../../doubts.ts'
import type { LevelReason } from '../../level.ts'
import type { NoSuchMove } from '../table.ts'
import { nextNumber, take, type Moved, type MoveContext } from '../moved.ts'
import { allocationOn } from '../reissue.ts'
import { currentLevel } from '../current-version.ts'
import type { FinalRequest, PricedDeal } from './launch.ts'

const figures = ['size', 'spread', 'benchmarkYield', 'yield', 'coupon', 'price'] as const
const isSame = (one: FinalTerms | null | undefined, other: FinalTerms): boolean =>
  figures.every((figure) => one?.[figure] === other[figure])

/** Confirmed terms were wrong: an audited new version, and confirmations that replace the old. */
export const correct = (
  deal: PricedDeal,
  { final, guidance, note, reason, levelConfirmed }: FinalRequest,
  context: MoveContext,
):
  | Moved
  | Refusal<
      | NoSuchMove<'correct'>
      | FinalReason
      | LevelReason
      | DoubtReason
      | 'deal.reason-missing'
      | 'write.no-changes'
    > => {
  const begun = tick(deal, context.now)
  return take(begun, 'correct', context, (lifecycle) => {
    if (!reason?.trim()) return refuse('deal.reason-missing')
    const before = deal.guidance.get(lifecycle.guidanceOf.priced ?? 0)?.final
    if (isSame(before, final)) return refuse('write.no-changes')
    const pricing = { ...deal, now: context.now, current: currentLevel(deal, begun) }
    const fault = finalFault('price', final, pricing)
    if (fault) return fault
    const level = levelOfFinal(final, guidance, pricing)
    if ('refused' in level) return level
    const doubt = doubtFault(level, pricing.current, levelConfirmed)
    if (doubt) return doubt
    return {
      change: allocationOn(lifecycle, final),
      version: { kind: 'priced', level, final, note, reason },
      events: [{ type: 'deal.corrected', number: nextNumber(lifecycle), final, reason }],
    }
  })
}
