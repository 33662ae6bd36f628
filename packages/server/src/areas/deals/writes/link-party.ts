import { dealsCalls } from '@bookrunner/contract/deals'
import { isOver, linkedShared } from '@bookrunner/domain/deals'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import { service } from '../../../platform/service/index.ts'
import { byClock } from '../clock/by-clock.ts'
import { deal } from '../ledger/deal.ts'
import { dealContext, keyOf } from '../ledger/deal-context.ts'
import { acceptEdit, checkEdit } from './decide-edit.ts'
import { readerOf } from './editor.ts'

/** The same edit that the form of a deal makes, decided on what the deal is now. */
export const linkParty = service(dealsCalls.linkParty, {
  on: deal,
  prepare: ({ input }, context) => readerOf(context, input.dealId),
  key: keyOf,
  needs: ({ input, actor }) => ({ people: [actor.userId], entities: [input.entityId] }),
  decide: ({ input, actor, state, now, prepared: reader }) => {
    const loaded = dealContext(state, actor, input.dealId)
    if (isRefusal(loaded)) return loaded
    const judged = byClock(loaded, now)
    const { tranche } = judged
    const { status } = tranche.lifecycle
    if (isOver(status)) return refuse('deal.over')
    const { announcement } = judged.state
    const shared = linkedShared(announcement.shared, input, state.entities.get(input.entityId)?.lei ?? null)
    if (!shared) return refuse('deal.party-gone')
    const edit = { sent: { shared }, version: tranche.version, sharedVersion: announcement.version }
    const edited = checkEdit(judged, edit, actor, now)
    if (isRefusal(edited)) return edited
    const draft = status === 'Draft'
    return acceptEdit(loaded, edited, {
      by: actor.userId,
      code: draft ? 'deal.saved' : 'deal.edited',
      reader: { ...reader, draft },
      now,
    })
  },
})
