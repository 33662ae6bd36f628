import { ordersCalls } from '@bookrunner/contract/orders'
import { announcementOf } from '@bookrunner/domain/deals'
import { isRefusal, refuse, type Refusal } from '@bookrunner/domain/kernel'
import { ownBankFault, submit } from '@bookrunner/domain/orders'
import { service } from '../../../platform/service/index.ts'
import { entering, scopesIn } from './desk-order.ts'
import { newOrderId, throwIfTaken } from '../ledger/new-id.ts'
import { order } from '../ledger/order.ts'
import type { OrderState } from '../ledger/order-state.ts'
import { acceptOrder, placedForManager } from '../ledger/order-result.ts'
import { dealFor } from '../ledger/load-order-context.ts'
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
  needs: ({ input, actor, prepared }) => ({
    announcementId: announcementOf(input.dealId),
    userId: actor.userId,
    orders: [prepared.fresh],
    houses: [input.investorId],
  }),
  decide: (ask) => {
    const { dealId, investorId, content, reason } = ask.input
    throwIfTaken(ask.state, ask.prepared.fresh)
    const context = entering(ask, dealId)
    if (isRefusal(context)) return context
    const found = houseFault(ask.state, investorId) ?? dealFor(ask, context, investorId)
    if (isRefusal(found)) return found
    const { enterOrder } = scopesIn(context, ask)
    const bankId = ask.actor.entityId
    const fault = ownBankFault(enterOrder, null, content, bankId)
    if (fault) return fault
    const through = enterOrder === 'all' ? {} : { throughId: bankId }
    const parties = { id: ask.prepared.fresh, dealId, investorId }
    const commandContext = commandContextOf(ask, { side: 'desk', dealId, reason })
    const request = { ...found.known, parties, content: { ...through, ...content } }
    const done = submit(undefined, found.deal, request, commandContext)
    return isRefusal(done) ? done : acceptOrder(done, placedForManager(done.order, found.deal))
  },
})
