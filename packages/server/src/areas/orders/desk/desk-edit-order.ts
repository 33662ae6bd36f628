import { ordersCalls } from '@bookrunner/contract/orders'
import { isRefusal } from '@bookrunner/domain/kernel'
import { edit, ownBankFault } from '@bookrunner/domain/orders'
import { service } from '../../../platform/service/index.ts'
import { deskOrder, scopesIn } from './desk-order.ts'
import { order } from '../ledger/order.ts'
import { keyOfOrder, needsOfOrder } from '../ledger/own-write.ts'
import { acceptOrder, placedForManager } from '../ledger/order-result.ts'
import { commandContextOf } from '../ledger/command-context.ts'

export const editOrderForInvestor = service(ordersCalls.editOrderForInvestor, {
  on: order,
  key: keyOfOrder,
  needs: needsOfOrder,
  decide: (ask) => {
    const { orderId, content, reason } = ask.input
    const found = deskOrder(ask, orderId, 'edit')
    if (isRefusal(found)) return found
    const { deal, known, context } = found
    const fault = ownBankFault(scopesIn(context, ask).enterOrder, found.order, content, ask.actor.entityId)
    if (fault) return fault
    const commandContext = commandContextOf(ask, { side: 'desk', dealId: found.order.dealId, reason })
    const done = edit(
      found.order,
      deal,
      { ...known, expectedVersion: ask.input.expectedVersion, content },
      commandContext,
    )
    return isRefusal(done) ? done : acceptOrder(done, placedForManager(done.order, deal))
  },
})
