import { ordersCalls } from '@bookrunner/contract/orders'
import { isRefusal } from '@bookrunner/domain/kernel'
import { edit, ownBankFault } from '@bookrunner/domain/orders'
import { service } from '../../../platform/service/index.ts'
import { deskOrder, readsLimits, scopesIn } from './desk-order.ts'
import { order } from '../ledger/order.ts'
import { keyOfOrder, needsOfClaim } from '../ledger/own-write.ts'
import { acceptOrder, placedForManager } from '../ledger/order-result.ts'
import { claimForDesk } from '../ledger/order-claims.ts'
import { commandContextOf } from '../ledger/command-context.ts'

export const editOrderForInvestor = service(ordersCalls.editOrderForInvestor, {
  on: order,
  key: keyOfOrder,
  needs: needsOfClaim,
  decide: (request) => {
    const { orderId, content, reason } = request.input
    const found = deskOrder(request, orderId, 'edit')
    if (isRefusal(found)) return found
    const { deal, known, context } = found
    const fault = ownBankFault(
      scopesIn(context, request).enterOrder,
      found.order,
      content,
      request.actor.entityId,
    )
    if (fault) return fault
    const commandContext = commandContextOf(request, { side: 'desk', reason })
    const done = edit(
      found.order,
      deal,
      { ...known, expectedVersion: request.input.expectedVersion, content },
      commandContext,
    )
    if (isRefusal(done)) return done
    return claimForDesk(
      request,
      acceptOrder(done, placedForManager(done, deal)),
      readsLimits(context, request),
    )
  },
})
