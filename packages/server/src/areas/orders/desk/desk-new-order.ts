import { ordersCalls } from '@bookrunner/contract/orders'
import { announcementOf } from '@bookrunner/domain/deals'
import { isRefusal, refuse, type Refusal } from '@bookrunner/domain/kernel'
import { ownBankFault, submit } from '@bookrunner/domain/orders'
import { service } from '../../../platform/service/index.ts'
import { entering, readsLimits, scopesIn } from './desk-order.ts'
import { newOrderId } from '../ledger/new-id.ts'
import { order } from '../ledger/order.ts'
import type { OrderState } from '../ledger/order-state.ts'
import { acceptOrder, placedForManager } from '../ledger/order-result.ts'
import { dealFor } from '../ledger/load-order-context.ts'
import { claimForDesk } from '../ledger/order-claims.ts'
import { claimsOf } from '../ledger/own-write.ts'
import { commandContextOf } from '../ledger/command-context.ts'

/** Only reviewed investors have orders. */
export const houseFault = (
  { houses }: OrderState,
  houseId: string,
): Refusal<'record.unknown' | 'deal.not-investor' | 'deal.not-reviewed'> | undefined => {
  const house = houses.get(houseId)
  if (!house) return refuse('record.unknown')
  if (!house.invests) return refuse('deal.not-investor')
  return house.reviewed ? undefined : refuse('deal.not-reviewed')
}

/** For any investor, addressed or not: the desk decides from whom it takes orders. */
export const newOrderForInvestor = service(ordersCalls.newOrderForInvestor, {
  on: order,
  prepare: async ({ input }) => ({ fresh: newOrderId(input.dealId) }),
  key: ({ input }) => announcementOf(input.dealId),
  needs: ({ input, actor }) => ({
    announcementId: announcementOf(input.dealId),
    userId: actor.userId,
    houses: [input.investorId],
    claims: claimsOf(input.content),
  }),
  decide: (request) => {
    const { dealId, investorId, content, reason } = request.input
    const context = entering(request, dealId)
    if (isRefusal(context)) return context
    const found = houseFault(request.state, investorId) ?? dealFor(request, context, investorId)
    if (isRefusal(found)) return found
    const { enterOrder } = scopesIn(context, request)
    const bankId = request.actor.entityId
    const fault = ownBankFault(enterOrder, null, content, bankId)
    if (fault) return fault
    const through = enterOrder === 'all' ? {} : { throughId: bankId }
    const parties = { id: request.prepared.fresh, dealId, investorId }
    const commandContext = commandContextOf(request, { side: 'desk', reason })
    const submission = { ...found.known, parties, content: { ...through, ...content } }
    const done = submit(undefined, found.deal, submission, commandContext)
    if (isRefusal(done)) return done
    return claimForDesk(
      request,
      acceptOrder(done, placedForManager(done, found.deal)),
      readsLimits(context, request),
    )
  },
})
