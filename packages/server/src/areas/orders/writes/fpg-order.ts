import { ordersCalls } from '@bookrunner/contract/orders'
import { isRefusal } from '@bookrunner/domain/kernel'
import { answerFpg, largeAnswerFault, orderedSize } from '@bookrunner/domain/orders'
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
    const { sizeConfirmed, ...answer } = request.input
    const done = answerFpg(found.order, deal, { ...known, ...answer }, commandContext)
    if (isRefusal(done)) return done
    const large = largeAnswerFault(orderedSize(done.order), found.order, sizeConfirmed)
    if (large) return large
    return claimForInvestor(request, acceptOrder(done, placedForInvestor(done, deal)))
  },
})
