import { tick } from '@bookrunner/domain/deals'
import type { Tranche } from '../ledger/deal-state.ts'
import { movingOf } from '../moves/move.ts'
import type { DealContext } from '../ledger/deal-context.ts'

/**
 * An announcement as its set times have it by now, whether or not a node has got round to them: to judge by. What is
 * kept is what was loaded; the switch itself is the clock's own write, with its line and its notices.
 */
export const byClock = ({ state, tranche }: DealContext, now: Temporal.Instant): DealContext => {
  const judged = (each: Tranche): Tranche => ({
    ...each,
    lifecycle: tick(movingOf({ state, tranche: each }), now).lifecycle,
  })
  const tranches = new Map([...state.tranches].map(([id, each]) => [id, judged(each)]))
  return { state: { ...state, tranches }, tranche: tranches.get(tranche.id) ?? judged(tranche) }
}
