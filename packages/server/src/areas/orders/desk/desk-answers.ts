import { ordersCalls } from '@bookrunner/contract/orders'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import {
  acceptOrder as takeConditional,
  answerTest,
  setFpgSize,
  statusOf,
  withdraw,
} from '@bookrunner/domain/orders'
import { service } from '../../../platform/service/index.ts'
import { deskOrder, readsLimits } from './desk-order.ts'
import { order } from '../ledger/order.ts'
import { keyOfOrder, needsOfClaim, needsOfOrder } from '../ledger/own-write.ts'
import { acceptOrder as accepted, placedForManager } from '../ledger/order-result.ts'
import { claimForDesk } from '../ledger/order-claims.ts'
import { commandContextOf } from '../ledger/command-context.ts'

export const editTestSize = service(ordersCalls.editTestSize, {
  on: order,
  key: keyOfOrder,
  needs: needsOfOrder,
  decide: (request) => {
    const found = deskOrder(request, request.input.orderId, 'answerTest')
    if (isRefusal(found)) return found
    const commandContext = commandContextOf(request, {
      side: 'desk',
      reason: request.input.reason,
    })
    const done = answerTest(found.order, found.deal, request.input, commandContext)
    return isRefusal(done) ? done : accepted(done, placedForManager(done, found.deal))
  },
})

export const editFpgSize = service(ordersCalls.editFpgSize, {
  on: order,
  key: keyOfOrder,
  needs: needsOfClaim,
  decide: (request) => {
    const found = deskOrder(request, request.input.orderId, 'answerFpg')
    if (isRefusal(found)) return found
    const commandContext = commandContextOf(request, {
      side: 'desk',
      reason: request.input.reason,
    })
    const done = setFpgSize(found.order, found.deal, { ...found.known, ...request.input }, commandContext)
    if (isRefusal(done)) return done
    return claimForDesk(
      request,
      accepted(done, placedForManager(done, found.deal)),
      readsLimits(found.context, request),
    )
  },
})

export const withdrawForInvestor = service(ordersCalls.withdrawForInvestor, {
  on: order,
  key: keyOfOrder,
  needs: needsOfOrder,
  decide: (request) => {
    const found = deskOrder(request, request.input.orderId, 'withdraw')
    if (isRefusal(found)) return found
    const commandContext = commandContextOf(request, {
      side: 'desk',
      reason: request.input.reason,
    })
    const done = withdraw(found.order, found.deal, request.input, commandContext)
    if (isRefusal(done)) return done
    // Drafts are private to investors, so a desk never gets this far.
    if ('deleted' in done) return refuse('order.is-draft')
    return accepted(done, { orderId: done.order.id, status: statusOf(done.order, found.deal) })
  },
})

export const acceptOrder = service(ordersCalls.acceptOrder, {
  on: order,
  key: keyOfOrder,
  needs: needsOfOrder,
  decide: (request) => {
    const found = deskOrder(request, request.input.orderId, 'accept')
    if (isRefusal(found)) return found
    const commandContext = commandContextOf(request, { side: 'desk' })
    const done = takeConditional(found.order, found.deal, request.input, commandContext)
    return isRefusal(done) ? done : accepted(done, placedForManager(done, found.deal))
  },
})
