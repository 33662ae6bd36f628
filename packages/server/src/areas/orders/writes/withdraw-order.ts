import { ordersCalls } from '@bookrunner/contract/orders'
import type { InputOf } from '@bookrunner/contract/kernel'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import { statusOf, withdraw } from '@bookrunner/domain/orders'
import type { Handler } from '../../../platform/http/handler.ts'
import { accept, service } from '../../../platform/service/index.ts'
import { order, ownOrders } from '../ledger/order.ts'
import { readStage } from '../reads/orders.repo.ts'
import { keyOfOrder, needsOfOrder, needsOfOwnOrder } from '../ledger/own-write.ts'
import { acceptOrder, ownLine } from '../ledger/order-result.ts'
import { ownOrder } from '../ledger/load-order-context.ts'
import { commandContextOf, type Writing } from '../ledger/command-context.ts'

type Input = InputOf<typeof ordersCalls.withdraw>

const withdrawn = (request: Writing & { input: Input }) => {
  const found = ownOrder(request, request.input.orderId)
  if (isRefusal(found)) return found
  const commandContext = commandContextOf(request, { side: 'investor' })
  const done = withdraw(found.order, found.deal, request.input, commandContext)
  return isRefusal(done) ? done : { done, found }
}

/** The order stays with its versions, as withdrawn. */
const sent = service(ordersCalls.withdraw, {
  on: order,
  key: keyOfOrder,
  needs: needsOfOwnOrder,
  decide: (request) => {
    const answer = withdrawn(request)
    if (isRefusal(answer)) return answer
    const { done, found } = answer
    if ('deleted' in done) return refuse('write.changed-meanwhile')
    const status = statusOf(done.order, found.deal)
    return acceptOrder(done, { orderId: done.order.id, deleted: false, status })
  },
})

/** A draft is deleted; the deal's log never had it. */
const draft = service(ordersCalls.withdraw, {
  on: ownOrders,
  key: ({ actor }) => actor.entityId,
  needs: needsOfOrder,
  decide: (request) => {
    const answer = withdrawn(request)
    if (isRefusal(answer)) return answer
    // It was submitted meanwhile.
    if (!('deleted' in answer.done)) return refuse('write.changed-meanwhile')
    const { order: gone } = answer.found
    return accept({
      reply: { orderId: gone.id, deleted: true, status: null },
      changes: [{ kind: 'deleted' as const, orderId: gone.id }],
      line: ownLine('order.deleted', gone),
    })
  },
})

/** The ledger depends on the current stage; a submitted order never becomes a draft again. */
export const withdrawOrder: Handler = {
  call: ordersCalls.withdraw,
  run: async (input, context) => {
    const stage = await readStage(context.db, (input as Input).orderId)
    return (stage === 'draft' ? draft : sent).run(input, context)
  },
}
