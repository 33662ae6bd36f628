import { announcementOf, confirm } from '@bookrunner/domain/deals'
import { isRefusal } from '@bookrunner/domain/kernel'
import { deal } from '../src/areas/deals/ledger/deal.ts'
import { changesOf, movingOf } from '../src/areas/deals/moves/move.ts'
import { accept } from '../src/platform/service/index.ts'
import type { TestApp } from './app.ts'

/** Applies the rule that confirms a priced deal's allocation, without an allocation. */
export const confirmed = async ({ pipeline }: Pick<TestApp, 'pipeline'>, dealId: string): Promise<void> => {
  const outcome = await pipeline.submit({
    on: deal,
    key: announcementOf(dealId),
    actor: null,
    need: {},
    decide: (state, { now, seq }) => {
      const [tranche, announcement] = [state.tranches.get(dealId)!, state.announcement!]
      const moving = movingOf({ state: { ...state, announcement }, tranche })
      const moved = confirm(moving, {}, { now, seq, by: null })
      if (isRefusal(moved)) return moved
      return accept({
        reply: null,
        changes: changesOf(tranche, moved),
        line: { code: 'deal.clock', params: { dealId } },
      })
    },
  })
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome))
}
