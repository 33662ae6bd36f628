import { ordersCalls } from '@bookrunner/contract/orders'
import { isRefusal } from '@bookrunner/domain/kernel'
import { answerTest, largeAnswerFault } from '@bookrunner/domain/orders'
import { service } from '../../../platform/service/index.ts'
import { order } from '../ledger/order.ts'
import { keyOfOrder, needsOfOwnOrder } from '../ledger/own-write.ts'
import { acceptOrder, placedForInvestor } from '../ledger/order-result.ts'
import { ownOrder } from '../ledger/load-order-context.ts'
import { commandContextOf } from '../ledger/command-context.ts'

export const testOrder = service(ordersCalls.testOrder, {
  on: order,
  key: keyOfOrder,
  needs: needsOfOwnOrder,
  decide: (request) => {
    const found = ownOrder(request, request.input.orderId)
    if (isRefusal(found)) return found
    const commandContext = commandContextOf(request, { side: 'investor' })
    const { sizeConfirmed, ...answer } = request.input
    const done = answerTest(found.order, found.deal, answer, commandContext)
    if (isRefusal(done)) return done
    const large = largeAnswerFault(answer.size, found.order, sizeConfirmed)
    return large ?? acceptOrder(done, placedForInvestor(done, found.deal))
  },
})
