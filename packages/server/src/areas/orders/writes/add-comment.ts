import { ordersCalls } from '@bookrunner/contract/orders'
import { isRefusal } from '@bookrunner/domain/kernel'
import { addLine } from '@bookrunner/domain/orders'
import { service } from '../../../platform/service/index.ts'
import { commandContextOf } from '../ledger/command-context.ts'
import { ownOrder } from '../ledger/load-order-context.ts'
import { order } from '../ledger/order.ts'
import { acceptOrder } from '../ledger/order-result.ts'
import { keyOfOrder, needsOfOwnOrder } from '../ledger/own-write.ts'

export const addComment = service(ordersCalls.addComment, {
  on: order,
  key: keyOfOrder,
  needs: needsOfOwnOrder,
  decide: (request) => {
    const { orderId, comment } = request.input
    const found = ownOrder(request, orderId)
    if (isRefusal(found)) return found
    const commandContext = commandContextOf(request, { side: 'investor' })
    const done = addLine(found.order, found.deal, comment, commandContext)
    if (isRefusal(done)) return done
    const { line, at } = done.version
    return acceptOrder(done, { orderId, line, at })
  },
})
