import { ordersCalls } from '@bookrunner/contract/orders'
import type { Language, Reason } from '@bookrunner/contract/kernel'
import { refusalMessage } from '@bookrunner/contract/text'
import { announcementOf } from '@bookrunner/domain/deals'
import { isRefusal } from '@bookrunner/domain/kernel'
import {
  draftCountFault,
  saveDraft,
  submit,
  type Order,
  type CommandContext,
} from '@bookrunner/domain/orders'
import { accept, service } from '../../../platform/service/index.ts'
import { draftOrNew, newOrderId } from '../ledger/new-id.ts'
import { ownOrders } from '../ledger/order.ts'
import { ownLine, placedForInvestor, savedChange } from '../ledger/order-result.ts'
import { dealForOwnOrder, type LoadedDealContext } from '../ledger/load-order-context.ts'
import { commandContextOf } from '../ledger/command-context.ts'
import { countKey } from '../ledger/order-state.ts'

/** The faults that would stop this draft from being submitted, with their fields. */
const submitFaults = (
  draft: Order,
  { deal, known }: LoadedDealContext,
  commandContext: CommandContext,
  language: Language,
) => {
  const parties = { id: draft.id, dealId: draft.dealId, investorId: draft.investorId }
  const tried = submit(
    draft,
    deal,
    { ...known, parties, expectedVersion: draft.shown, content: {} },
    commandContext,
  )
  if (!isRefusal(tried)) return []
  return (tried.fields ?? []).map(({ field, reason, params }) => ({
    field,
    reason,
    message: refusalMessage(language, reason as Reason, params),
  }))
}

/** Saved on the house's own ledger: no line in the deal's log, and no lock on a busy book. */
export const saveOrder = service(ordersCalls.saveOrder, {
  on: ownOrders,
  prepare: async ({ input }, { language, settings }) => ({
    fresh: newOrderId(input.dealId),
    language,
    most: settings.ordersPerDeal,
  }),
  key: ({ actor }) => actor.entityId,
  needs: ({ input, actor }) => ({
    announcementId: announcementOf(input.dealId),
    userId: actor.userId,
    ...draftOrNew(input.orderId),
    houses: [actor.entityId],
    counts: { dealId: input.dealId, investorId: actor.entityId },
  }),
  decide: (request) => {
    const { dealId, orderId, expectedVersion, content } = request.input
    const found = dealForOwnOrder(request, { dealId, orderId })
    if (isRefusal(found)) return found
    const { deal } = found
    const parties = { id: orderId ?? request.prepared.fresh, dealId, investorId: request.actor.entityId }
    const commandContext = commandContextOf(request, { side: 'investor' })
    const done = saveDraft(found.order, deal, { parties, expectedVersion, content }, commandContext)
    if (isRefusal(done)) return done
    const counts = request.state.counts.get(countKey(parties))!
    const fault = draftCountFault(found.order, counts, request.prepared.most)
    if (fault) return fault
    const lacking = submitFaults(done.order, found, commandContext, request.prepared.language)
    return accept({
      reply: { ...placedForInvestor(done, deal), lacking },
      changes: [savedChange(done)],
      line: ownLine('order.saved', done.order),
    })
  },
})
