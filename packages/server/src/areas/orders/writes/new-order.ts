import { ordersCalls } from '@bookrunner/contract/orders'
import { announcementOf } from '@bookrunner/domain/deals'
import { isRefusal } from '@bookrunner/domain/kernel'
import { liveCountFault, submit } from '@bookrunner/domain/orders'
import { service } from '../../../platform/service/index.ts'
import { draftOrNew, newOrderId } from '../ledger/new-id.ts'
import { order } from '../ledger/order.ts'
import { acceptOrder, placedForInvestor } from '../ledger/order-result.ts'
import { dealForOwnOrder } from '../ledger/load-order-context.ts'
import { claimForInvestor } from '../ledger/order-claims.ts'
import { claimsOf } from '../ledger/own-write.ts'
import { commandContextOf } from '../ledger/command-context.ts'
import { countKey } from '../ledger/order-state.ts'

/** Submits a new order or a draft. */
export const newOrder = service(ordersCalls.newOrder, {
  on: order,
  prepare: async ({ input }, { settings }) => ({
    fresh: newOrderId(input.dealId),
    most: settings.ordersPerDeal,
  }),
  key: ({ input }) => announcementOf(input.dealId),
  needs: ({ input, actor }) => ({
    announcementId: announcementOf(input.dealId),
    userId: actor.userId,
    ...draftOrNew(input.orderId),
    houses: [actor.entityId],
    houseWithLine: actor.entityId,
    counts: { dealId: input.dealId, investorId: actor.entityId },
    claims: claimsOf(input.content),
  }),
  decide: (request) => {
    const { dealId, orderId, expectedVersion, content } = request.input
    const found = dealForOwnOrder(request, { dealId, orderId })
    if (isRefusal(found)) return found
    const { deal, known } = found
    const parties = { id: orderId ?? request.prepared.fresh, dealId, investorId: request.actor.entityId }
    const commandContext = commandContextOf(request, { side: 'investor' })
    const done = submit(found.order, deal, { ...known, parties, expectedVersion, content }, commandContext)
    if (isRefusal(done)) return done
    const counts = request.state.counts.get(countKey(parties))!
    const fault = liveCountFault(found.order, counts, request.prepared.most)
    if (fault) return fault
    return claimForInvestor(request, acceptOrder(done, placedForInvestor(done, deal)))
  },
})
