import type { Refusal } from '../../../../kernel/index.ts'
import { leavingTest, tick } from '../clock.ts'
import type { NoSuchMove } from '../table.ts'
import { take, type Moved, type MovingDeal, type MoveContext } from '../moved.ts'

/** Its orders are aborted with it, and their investors get a notice. */
export const abort = (
  deal: MovingDeal,
  { reason }: { reason?: string | undefined },
  context: MoveContext,
): Moved | Refusal<NoSuchMove<'abort'>> =>
  take(tick(deal, context.now), 'abort', context, (lifecycle) => {
    const at = context.now.toString()
    return {
      change: { ...leavingTest(lifecycle, at), closedAt: lifecycle.closedAt ?? at },
      events: [{ type: 'deal.aborted', from: lifecycle.status, reason: reason ?? null }],
    }
  })
