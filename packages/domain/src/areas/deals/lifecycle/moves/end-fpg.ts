import type { Refusal } from '../../../../kernel/index.ts'
import { tick } from '../clock.ts'
import type { NoSuchMove } from '../table.ts'
import { take, type Moved, type MovingDeal, type MoveContext } from '../moved.ts'

/** Before its cut-off: unanswered orders follow the deal's rule, and the desk's edits need a reason from now on. */
export const endFpg = (
  deal: MovingDeal,
  _request: object,
  context: MoveContext,
): Moved | Refusal<NoSuchMove<'endFpg'>> => {
  const at = context.now.toString()
  // Close times are full seconds, as people set them and screens show them.
  const closesAt = context.now.round({ smallestUnit: 'second', roundingMode: 'floor' }).toString()
  return take(tick(deal, context.now), 'endFpg', context, () => ({
    change: { closesAt, closedAt: at },
    events: [{ type: 'deal.book-closed', phase: 'FPG', at }],
  }))
}
