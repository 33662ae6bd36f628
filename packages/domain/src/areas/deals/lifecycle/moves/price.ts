import { refuse, type Refusal } from '../../../../kernel/index.ts'
import { tick } from '../clock.ts'
import { finalFault, levelOfFinal, type FinalReason } from '../../pricing/final.ts'
import type { FinalTerms, GuidanceLevel } from '../../guidance.ts'
import { doubtFault, type DoubtReason } from '../../doubts.ts'
import type { LevelReason } from '../../level.ts'
import type { NoSuchMove } from '../table.ts'
import { nextNumber, take, type Moved, type MoveContext } from '../moved.ts'
import { allocationOn } from '../reissue.ts'
import { currentLevel } from '../current-version.ts'
import type { PricedDeal } from './launch.ts'

interface Request {
  final?: FinalTerms | undefined
  guidance?: GuidanceLevel | undefined
  note?: string | undefined
  levelConfirmed?: boolean | undefined
}

/** Final level, coupon, reoffer price and size: the book is frozen, and orders that are out get nothing. */
export const price = (
  deal: PricedDeal,
  { final, guidance, note, levelConfirmed }: Request,
  context: MoveContext,
): Moved | Refusal<NoSuchMove<'price'> | FinalReason | LevelReason | DoubtReason> => {
  const begun = tick(deal, context.now)
  return take(begun, 'price', context, (lifecycle) => {
    if (!final) return refuse('deal.final-missing')
    const pricing = { ...deal, now: context.now, current: currentLevel(deal, begun) }
    const fault = finalFault('price', final, pricing)
    if (fault) return fault
    const level = levelOfFinal(final, guidance, pricing)
    if ('refused' in level) return level
    const doubt = doubtFault(level, pricing.current, levelConfirmed)
    if (doubt) return doubt
    return {
      change: {
        ...allocationOn(lifecycle, final),
        termsAt: { ...lifecycle.termsAt, priced: context.now.toString() },
      },
      version: { kind: 'priced', level, final, note },
      events: [{ type: 'deal.priced', number: nextNumber(lifecycle), level, final }],
    }
  })
}
