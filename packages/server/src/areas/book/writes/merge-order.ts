import { bookCalls } from '@bookrunner/contract/book'
import { mergeOrders, type InBook, type Merge } from '@bookrunner/domain/book'
import { announcementOf } from '@bookrunner/domain/deals'
import { isRefusal, refuse, type Refusal } from '@bookrunner/domain/kernel'
import { dealAt, type OrderDeal } from '@bookrunner/domain/orders'
import { newId } from '../../../platform/ids.ts'
import { accept, service } from '../../../platform/service/index.ts'
import { movingOf, type DealContext } from '../../deals/index.ts'
import { deskDeal, scopesIn, orderForDesk, type Writing } from '../../orders/index.ts'
import { deskBook } from './desk-book.ts'
import type { DeskBookState } from './desk-book-state.ts'
import { mergeChanges } from './logged.ts'

export interface BookWriting extends Writing {
  state: DeskBookState
}

/** Returns the deal if this manager may merge its orders. */
export const dealToMerge = (
  request: Writing,
  dealId: string,
): { context: DealContext; deal: OrderDeal } | Refusal<'record.unknown' | 'deal.not-yours'> => {
  const context = deskDeal(request, dealId)
  if (isRefusal(context)) return context
  if (scopesIn(context, request).mergeOrders !== 'all') return refuse('deal.not-yours')
  return { context, deal: dealAt(movingOf(context), request.now) }
}

const inBook = (request: BookWriting, orderIds: readonly string[]): InBook[] | Refusal<'record.unknown'> => {
  const found: InBook[] = []
  for (const orderId of orderIds) {
    const context = orderForDesk(request, orderId)
    if (isRefusal(context)) return context
    const merge = request.state.records.merges.values().find(({ orderIds: under }) => under.includes(orderId))
    found.push({
      order: context.order,
      groupId: context.known.holder.groupId,
      mergeId: merge?.id ?? null,
    })
  }
  return found
}

export const mergeOrder = service(bookCalls.mergeOrder, {
  on: deskBook,
  // Made before the write, because `decide` may run again and must return the same id.
  prepare: async () => ({ id: newId('mrg') }),
  key: ({ input }) => announcementOf(input.dealId),
  needs: ({ input, actor }) => ({
    announcementId: announcementOf(input.dealId),
    userId: actor.userId,
    dealId: input.dealId,
    orders: input.orderIds,
  }),
  decide: (request) => {
    const { input, actor, now, seq, prepared } = request
    const found = dealToMerge(request, input.dealId)
    if (isRefusal(found)) return found
    const orders = inBook(request, input.orderIds)
    if (isRefusal(orders)) return orders
    if (orders.some(({ order: { dealId } }) => dealId !== input.dealId)) return refuse('merge.wrong-choice')
    const { orderIds, rule, size = null, reason = null, leadOrderId = null } = input
    const merged = mergeOrders({ orderIds, rule, size, reason, leadOrderId }, orders, found.deal)
    if (isRefusal(merged)) return merged
    const { counting, ...content } = merged
    const merge: Merge = { ...content, id: prepared.id, at: now.toString(), by: actor.userId, seq }
    return accept({
      reply: { mergeId: merge.id, counting },
      changes: [{ kind: 'merged' as const, merge }],
      line: {
        code: 'order.merged' as const,
        params: {
          dealId: merge.dealId,
          mergeId: merge.id,
          orderIds: merge.orderIds,
          changes: mergeChanges(merge),
        },
      },
    })
  },
})
