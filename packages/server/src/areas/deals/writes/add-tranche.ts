import { dealsCalls } from '@bookrunner/contract/deals'
import {
  announcementOf,
  initialLifecycle,
  isOver,
  mostTranches,
  trancheTerms,
  trancheTimes,
} from '@bookrunner/domain/deals'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import { accept, service } from '../../../platform/service/index.ts'
import { editAction, rightFault } from '../ledger/abilities.ts'
import { byClock } from '../clock/by-clock.ts'
import { nothingIn } from './content.ts'
import { deal } from '../ledger/deal.ts'
import { newDealId, readerOf } from './editor.ts'
import { warningsOf } from './faults.ts'
import { changesBetween } from './log-changes.ts'
import { keyOf, needsOf, dealContext } from '../ledger/deal-context.ts'

/** A draft to be announced together with this one: shares the shared part and copies the rest. */
export const addTranche = service(dealsCalls.addTranche, {
  on: deal,
  prepare: async ({ input }, context) => ({
    dealId: newDealId(announcementOf(input.dealId)),
    reader: { ...(await readerOf(context, input.dealId)), draft: true },
  }),
  key: keyOf,
  needs: needsOf,
  decide: ({ input, actor, state, now, prepared: { dealId, reader } }) => {
    const loaded = dealContext(state, actor, input.dealId)
    if (isRefusal(loaded)) return loaded
    const { tranche } = loaded
    const refused = rightFault(loaded.state, tranche, actor, editAction(tranche))
    if (refused) return refused
    if (isOver(byClock(loaded, now).tranche.lifecycle.status)) return refuse('deal.over')
    if (state.tranches.size >= mostTranches) return refuse('deal.too-many-tranches', { most: mostTranches })
    const { name } = input
    const [terms, times] = [trancheTerms(tranche.terms), trancheTimes(tranche.lifecycle, now)]
    const { shared } = loaded.state.announcement
    // The shared part is in the log already.
    const changes = changesBetween({ ...nothingIn(name), shared }, { name, terms, times, shared })
    return accept({
      reply: {
        dealId,
        version: 1,
        sharedVersion: loaded.state.announcement.version,
        warnings: warningsOf({ name, terms, times, shared }, now, reader),
      },
      changes: [{ kind: 'trancheAdded', dealId, name, terms, lifecycle: { ...initialLifecycle, ...times } }],
      line: { code: 'deal.tranche-added', params: { dealId, source: tranche.id, changes } },
    })
  },
})
