import { announcementOf, tick } from '@bookrunner/domain/deals'
import type { DueSource } from '../../../platform/due.ts'
import { unchanged } from '../../../platform/service/index.ts'
import { findDueDeals, untilNextDue } from './clock.repo.ts'
import { deal } from '../ledger/deal.ts'
import { acceptMove, movingOf } from '../moves/move.ts'
import type { LoadedDeal } from '../ledger/deal-state.ts'
import type { DealContext } from '../ledger/deal-context.ts'

const trancheIn = (state: LoadedDeal, dealId: string): DealContext | undefined => {
  const { announcement } = state
  const tranche = state.tranches.get(dealId)
  return announcement && tranche && { state: { ...state, announcement }, tranche }
}

/** At set times, tests and books close, deals expire, and people get a notice ahead. */
export const dealClock: DueSource = {
  name: 'deals',
  atOnce: 64,
  find: findDueDeals,
  next: untilNextDue,
  run: (dealId, { pipeline }) =>
    pipeline.submit({
      on: deal,
      key: announcementOf(dealId),
      actor: null,
      need: {},
      decide: (state, { now }) => {
        const context = trancheIn(state, dealId)
        const moved = context && tick(movingOf(context), now)
        // Another node was first, or the time was changed meanwhile.
        return !moved || moved.lifecycle === context.tranche.lifecycle
          ? unchanged(null)
          : { ...acceptMove(context, 'clock', moved, null), reply: null }
      },
    }),
}
