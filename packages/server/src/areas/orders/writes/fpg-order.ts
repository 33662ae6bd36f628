import { ordersCalls } from '@bookrunner/contract/orders'
import { isRefusal } from '@bookrunner/domain/kernel'
import { answerFpg } from '@bookrunner/domain/orders'
import { service } from '../../../platform/service/index.ts'
import { order } from '../ledger/order.ts'
import { keyOfOrder, needsOfOwnClaim } from '../ledger/own-write.ts'
import { acceptOrder, placedForInvestor } from '../ledger/order-result.ts'
import { ownOrder } from '../ledger/load-order-context.ts'
import { claimForInvestor } from '../ledger/order-claims.ts'
import { commandContextOf } from '../ledger/command-context.ts'

export const fpgOrder = service(ordersCalls.fpgOrder, {
  on: order,
  key: keyOfOrder,
  needs: needsOfOwnClaim,
  decide: (request) => {
    const found = ownOrder(request, request.input.orderId)
    if (isRefusal(found)) return found
    const { deal, known } = found
    const commandContext = commandContextOf(request, { side: 'investor' })
    const done = answerFpg(found.order, deal, { ...known, ...request.input }, commandContext)
    if (isRefusal(done)) return done
    return claimForInvestor(request, acceptOrder(done, placedForInvestor(done, deal)))
  },
})
