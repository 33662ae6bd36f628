import type { Refusal } from '../../../../kernel/index.ts'
import { endingTest, tick } from '../clock.ts'
import type { NoSuchMove } from '../table.ts'
import { take, type Moved, type MovingDeal, type MoveContext } from '../moved.ts'

/** Its sizes freeze and stay readable; IPG begins, or goes on as it was. */
export const endTest = (
  deal: MovingDeal,
  _request: object,
  context: MoveContext,
): Moved | Refusal<NoSuchMove<'endTest'>> =>
  take(tick(deal, context.now), 'endTest', context, (lifecycle) => endingTest(lifecycle, deal, context.now))
