import { ordersCalls } from '@bookrunner/contract/orders'
import type { Language, Reason } from '@bookrunner/contract/kernel'
import { wordsFor } from '@bookrunner/contract/text'
import { announcementOf } from '@bookrunner/domain/deals'
import { isRefusal } from '@bookrunner/domain/kernel'
import { saveDraft, submit, type Order, type OrderTurn } from '@bookrunner/domain/orders'
import { accept, service } from '../../../platform/service/index.ts'
import { newOrderId, unlessTaken } from '../ledger/new-id.ts'
import { ownOrders } from '../ledger/order.ts'
import { ownLine, placedForInvestor, savedChange } from '../ledger/order-result.ts'
import { ownPlace, type LoadedDealContext } from '../ledger/load-order-context.ts'
import { commandContextOf } from '../ledger/command-context.ts'

/** What would keep this draft from being submitted as it is, each with its field. */
const lackingIn = (draft: Order, { deal, known }: LoadedDealContext, turn: OrderTurn, language: Language) => {
  const place = { id: draft.id, dealId: draft.dealId, investorId: draft.investorId }
  const tried = submit(draft, deal, { ...known, place, expectedVersion: draft.shown, content: {} }, turn)
  if (!isRefusal(tried)) return []
  return (tried.fields ?? []).map(({ field, reason, params }) => ({
    field,
    reason,
    message: wordsFor(language, reason as Reason, params),
  }))
}

/** Kept on the house's own ledger: no line in the deal's log, no lock on a hot book. */
export const saveOrder = service(ordersCalls.saveOrder, {
  on: ownOrders,
  prepare: async ({ input }, { language }) => ({ fresh: newOrderId(input.dealId), language }),
  key: ({ actor }) => actor.entityId,
  needs: ({ input, actor, prepared }) => ({
    announcementId: announcementOf(input.dealId),
    userId: actor.userId,
    orders: [input.orderId ?? prepared.fresh],
    houses: [actor.entityId],
  }),
  decide: (ask) => {
    const { dealId, orderId, expectedVersion, content } = ask.input
    if (orderId === undefined) unlessTaken(ask.state, ask.prepared.fresh)
    const found = ownPlace(ask, { dealId, orderId })
    if (isRefusal(found)) return found
    const { deal } = found
    const place = { id: orderId ?? ask.prepared.fresh, dealId, investorId: ask.actor.entityId }
    const turn = commandContextOf(ask, { side: 'investor', dealId })
    const done = saveDraft(found.order, deal, { place, expectedVersion, content }, turn)
    if (isRefusal(done)) return done
    const lacking = lackingIn(done.order, found, turn, ask.prepared.language)
    return accept({
      reply: { ...placedForInvestor(done.order, deal), lacking },
      changes: [savedChange(done)],
      line: ownLine('order.saved', done.order),
    })
  },
})
