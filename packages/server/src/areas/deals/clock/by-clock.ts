import { tick } from '@bookrunner/domain/deals'
import type { Tranche } from '../ledger/deal-state.ts'
import { movingOf } from '../moves/move.ts'
import type { DealContext } from '../ledger/deal-context.ts'

/**
 * The announcement as its set times make it by now, even before a node has run the clock. For checks only: the clock
 * saves the switch in a write of its own.
 */
export const byClock = ({ state, tranche }: DealContext, now: Temporal.Instant): DealContext => {
  const byNow = (each: Tranche): Tranche => ({
    ...each,
    lifecycle: tick(movingOf({ state, tranche: each }), now).lifecycle,
  })
  const tranches = new Map([...state.tranches].map(([id, each]) => [id, byNow(each)]))
  return { state: { ...state, tranches }, tranche: tranches.get(tranche.id) ?? byNow(tranche) }
}
