import { ordersCalls } from '@bookrunner/contract/orders'
import { announcementOf } from '@bookrunner/domain/deals'
import { isRefusal, refuse, refuseFields, type FieldRefusal } from '@bookrunner/domain/kernel'
import { acceptOrder as takeConditional, type OrderResult } from '@bookrunner/domain/orders'
import { accept, service } from '../../../platform/service/index.ts'
import { commandContextOf, type Writing } from '../ledger/command-context.ts'
import { order } from '../ledger/order.ts'
import { alsoOwn, loggedChanges, newsOf, placedForManager, savedChange } from '../ledger/order-result.ts'
import { deskOrder } from './desk-order.ts'

interface Chosen {
  orderId: string
  expectedVersion: number
}

/** An order of another deal is unknown here: the line belongs to the deal that the desk has open. */
const acceptOne = (request: Writing, dealId: string, { orderId, expectedVersion }: Chosen) => {
  const found = deskOrder(request, orderId, 'accept')
  if (isRefusal(found)) return found
  if (found.order.dealId !== dealId) return refuse('record.unknown')
  const done = takeConditional(
    found.order,
    found.deal,
    { expectedVersion },
    commandContextOf(request, { side: 'desk' }),
  )
  return isRefusal(done) ? done : { ...done, deal: found.deal }
}

type Done = Exclude<ReturnType<typeof acceptOne>, { refused: true }>
type Fault = Exclude<ReturnType<typeof acceptOne>, OrderResult>['reason']

/** All of them or none: one write, with one line. Each order that cannot be accepted is named with its reason. */
export const acceptOrders = service(ordersCalls.acceptOrders, {
  on: order,
  key: ({ input }) => announcementOf(input.dealId),
  needs: ({ input: { dealId, orders }, actor }) => ({
    announcementId: announcementOf(dealId),
    userId: actor.userId,
    orders: orders.map(({ orderId }) => orderId),
  }),
  decide: (request) => {
    const { dealId, orders } = request.input
    const done: Done[] = []
    const faults: FieldRefusal<Fault>[] = []
    for (const chosen of new Map(orders.map((each) => [each.orderId, each])).values()) {
      const accepted = acceptOne(request, dealId, chosen)
      if (!isRefusal(accepted)) done.push(accepted)
      else
        faults.push({
          field: `orders.${chosen.orderId}`,
          reason: accepted.reason,
          ...(accepted.params && { params: accepted.params }),
        })
    }
    if (faults.length > 0)
      return { ...refuseFields('order.not-all-accepted', faults), params: { count: faults.length } }
    const accepted = done.map((each) => ({
      orderId: each.order.id,
      investorId: each.order.investorId,
      changes: loggedChanges(each),
    }))
    const orderIds = accepted.map(({ orderId }) => orderId)
    return accept({
      reply: { list: done.map((each) => placedForManager(each, each.deal)) },
      changes: done.map(savedChange),
      line: { code: 'order.listAccepted' as const, params: { dealId, orderIds, accepted } },
      also: done.flatMap(alsoOwn),
      events: done.flatMap(newsOf),
    })
  },
})
