import { refuse, type Refusal } from '../../../../kernel/index.ts'
import { tick } from '../clock.ts'
import type { NoSuchMove } from '../table.ts'
import { take, type Moved, type MovingDeal, type MoveContext } from '../moved.ts'
import { noAllocation } from '../../deal-lifecycle.ts'
import { withoutKinds } from '../current-version.ts'

/** Returns to the closed FPG book, as long as nothing is confirmed; allocation versions stay, marked stale. */
export const reprice = (
  deal: MovingDeal,
  { reason }: { reason?: string | undefined },
  context: MoveContext,
): Moved | Refusal<NoSuchMove<'reprice'> | 'deal.reason-missing'> =>
  take(tick(deal, context.now), 'reprice', context, (lifecycle) =>
    reason?.trim()
      ? {
          change: { ...noAllocation, guidanceOf: withoutKinds(lifecycle.guidanceOf, 'priced') },
          events: [{ type: 'deal.repriced', reason }],
        }
      : refuse('deal.reason-missing'),
  )
