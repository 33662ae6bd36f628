import { ordersCalls } from '@bookrunner/contract/orders'
import { announcementOf } from '@bookrunner/domain/deals'
import { isRefusal } from '@bookrunner/domain/kernel'
import { submit } from '@bookrunner/domain/orders'
import { service } from '../../../platform/service/index.ts'
import { newOrderId, unlessTaken } from '../ledger/new-id.ts'
import { order } from '../ledger/order.ts'
import { acceptOrder, placedForInvestor } from '../ledger/order-result.ts'
import { ownPlace } from '../ledger/load-order-context.ts'
import { commandContextOf } from '../ledger/command-context.ts'

/** A new order, or a draft that becomes one. */
export const newOrder = service(ordersCalls.newOrder, {
  on: order,
  prepare: async ({ input }) => ({ fresh: newOrderId(input.dealId) }),
  key: ({ input }) => announcementOf(input.dealId),
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
    const { deal, known } = found
    const place = { id: orderId ?? ask.prepared.fresh, dealId, investorId: ask.actor.entityId }
    const turn = commandContextOf(ask, { side: 'investor', dealId })
    const done = submit(found.order, deal, { ...known, place, expectedVersion, content }, turn)
    return isRefusal(done) ? done : acceptOrder(done, placedForInvestor(done.order, deal))
  },
})
