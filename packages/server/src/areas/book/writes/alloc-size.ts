import { bookCalls } from '@bookrunner/contract/book'
import type { InputOf } from '@bookrunner/contract/kernel'
import { announcementOf } from '@bookrunner/domain/deals'
import { type FieldRefusal, isRefusal, refuse, refuseFields, type Refusal } from '@bookrunner/domain/kernel'
import { proposeSize, type OrderResult } from '@bookrunner/domain/orders'
import { accept, service } from '../../../platform/service/index.ts'
import {
  entering,
  deskOrder,
  loggedChanges,
  order,
  savedChange,
  commandContextOf,
  type Writing,
} from '../../orders/index.ts'

type Input = InputOf<typeof bookCalls.allocSize>
type AllocSizeRequest = Writing & { input: Input }
type Sized = Exclude<ReturnType<typeof sizeOrder>, OrderResult>
type AllocSizeFault = FieldRefusal<Sized['reason'] | 'book.order-twice'>

const sizeOrder = (request: AllocSizeRequest, { orderId, ...proposal }: Input['sizes'][number]) => {
  const found = deskOrder(request, orderId, 'edit')
  if (isRefusal(found)) return found
  if (found.order.dealId !== request.input.dealId) return refuse('record.unknown')
  const context = commandContextOf(request, { side: 'desk' })
  return proposeSize(found.order, found.deal, proposal, context)
}

/** Reasons about the deal rather than one order of the list: refused once. */
const ofDeal: readonly string[] = ['order.deal-over']

const sizeAll = (
  request: AllocSizeRequest,
): OrderResult[] | Refusal<Sized['reason'] | 'book.order-twice' | 'book.sizes-wrong'> => {
  const done: OrderResult[] = []
  const faults: AllocSizeFault[] = []
  const orderIds = new Set<string>()
  for (const [index, row] of request.input.sizes.entries()) {
    const field = `sizes.${index}.size`
    if (orderIds.has(row.orderId))
      faults.push({ field: `sizes.${index}.orderId`, reason: 'book.order-twice' })
    orderIds.add(row.orderId)
    const sized = sizeOrder(request, row)
    if (!isRefusal(sized)) done.push(sized)
    else if (ofDeal.includes(sized.reason)) return sized
    // An unchanged size may stand beside changed ones.
    else if (sized.reason !== 'write.no-changes')
      faults.push({ field, reason: sized.reason, ...(sized.params && { params: sized.params }) })
  }
  return faults.length > 0 ? refuseFields('book.sizes-wrong', faults) : done
}

/** Takes a list whole or not at all: one write, one line, a version of each order. */
export const allocSize = service(bookCalls.allocSize, {
  on: order,
  key: ({ input }) => announcementOf(input.dealId),
  needs: ({ input, actor }) => ({
    announcementId: announcementOf(input.dealId),
    userId: actor.userId,
    orders: input.sizes.map(({ orderId }) => orderId),
  }),
  decide: (request) => {
    const { dealId } = request.input
    const context = entering(request, dealId)
    if (isRefusal(context)) return context
    const done = sizeAll(request)
    if (isRefusal(done)) return done
    if (done.length === 0) return refuse('write.no-changes')
    const total = done.reduce((sum, { order: { allocSize: size } }) => sum + BigInt(size ?? 0), 0n)
    return accept({
      reply: {
        count: done.length,
        total: String(total),
        orders: done.map(({ order: { id: orderId, version } }) => ({ orderId, version })),
      },
      changes: done.map(savedChange),
      line: {
        code: 'order.sized' as const,
        params: {
          dealId,
          orderIds: done.map(({ order: { id } }) => id),
          sized: done.map((saved) => ({
            orderId: saved.order.id,
            investorId: saved.order.investorId,
            changes: loggedChanges(saved),
          })),
        },
      },
    })
  },
})
