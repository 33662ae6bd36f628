import type { Refusal } from '../../../../kernel/index.ts'
import { tick } from '../clock.ts'
import { finalFault, levelOfFinal, type FinalReason, type Pricing } from '../../pricing/final.ts'
import type { FinalTerms } from '../../guidance.ts'
import type { NoSuchMove } from '../table.ts'
import { nextNumber, take, type Moved, type MovingDeal, type Turn } from '../moved.ts'
import { newestLevel } from './guidance-of.ts'

export interface PricedDeal extends MovingDeal {
  /** The joint calendar of the currency and the centres. */
  calendar: Pricing['calendar']
}
export interface FinalRequest {
  final: FinalTerms
  note?: string | undefined
  reason?: string | undefined
}

/** Final size and spread: what allocation drafts are built on. Another launch leaves drafts of the first stale. */
export const launch = (
  deal: PricedDeal,
  { final, note }: FinalRequest,
  turn: Turn,
): Moved | Refusal<NoSuchMove<'launch'> | FinalReason> => {
  const begun = tick(deal, turn.now)
  return take(begun, 'launch', turn, (course) => {
    const pricing = { ...deal, now: turn.now, newest: newestLevel(deal, begun) }
    const fault = finalFault('launch', final, pricing)
    if (fault) return fault
    const again = course.guidanceOf.launched !== undefined
    return {
      change: { allocationStale: course.allocationStale || again },
      version: { kind: 'launched', level: levelOfFinal(final, pricing), final, note },
      events: [{ type: 'deal.launched', number: nextNumber(course), final }],
    }
  })
}
