import type { Refusal } from '../../../../kernel/index.ts'
import { tick } from '../clock.ts'
import type { NoSuchMove } from '../table.ts'
import { take, type Moved, type MovingDeal, type MoveContext } from '../moved.ts'

/** The first allocation is confirmed to an investor: from now on pricing is final. */
export const confirm = (
  deal: MovingDeal,
  _request: object,
  context: MoveContext,
): Moved | Refusal<NoSuchMove<'confirm'>> =>
  take(tick(deal, context.now), 'confirm', context, () => ({ change: { confirmed: true }, events: [] }))
