import { allocationCalls } from '@bookrunner/contract/allocation'
import { hasSigner, isOver } from '@bookrunner/domain/deals'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import { accept, service } from '../../../platform/service/index.ts'
import { allocation } from '../allocation.ts'
import { versionLine } from './lines-changed.ts'
import { eventOf } from './shared.ts'
import { keyOfVersion, needOf, prepareVersion, versionFor } from './writing.ts'

/** Reminds the issuer, by notice and mail, that the launched allocation waits for its sign-off. */
export const remindSignOff = service(allocationCalls.remindSignOff, {
  on: allocation,
  prepare: prepareVersion,
  key: keyOfVersion,
  needs: ({ input, actor, prepared: { dealId } }) => needOf(actor, keyOfVersion({ input }), dealId),
  decide: (request) => {
    const { input, now, seq, prepared } = request
    const found = versionFor(request, { ...prepared, ...input }, 'sign')
    if (isRefusal(found)) return found
    const { version, deal } = found
    if (isOver(deal.lifecycle.status)) return refuse('order.deal-over')
    if (version.signOff || !deal.terms.issuerSignsOff) return refuse('alloc.signed-already')
    if (!hasSigner(deal.shared)) return refuse('alloc.no-signer')
    return accept({
      reply: { versionId: version.id, seq, at: now.toString() },
      changes: [],
      line: versionLine({ code: 'alloc.reminded', version, before: version }),
      events: [eventOf('alloc.reminded', found, request)],
    })
  },
})
