import { bookCalls } from '@bookrunner/contract/book'
import { splitFault } from '@bookrunner/domain/book'
import { announcementOf } from '@bookrunner/domain/deals'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import { accept, service } from '../../../platform/service/index.ts'
import { readMerges } from '../merges.repo.ts'
import { deskBook } from './desk-book.ts'
import { dealToMerge } from './merge-order.ts'

export const splitOrder = service(bookCalls.splitOrder, {
  on: deskBook,
  // The orders of a merge never change; whether it is still in force is decided under the lock.
  prepare: async ({ input }, { db }) => ({
    orderIds: (await readMerges(db, input.dealId)).find(({ id }) => id === input.mergeId)?.orderIds ?? [],
  }),
  key: ({ input }) => announcementOf(input.dealId),
  needs: ({ input, actor, prepared }) => ({
    announcementId: announcementOf(input.dealId),
    userId: actor.userId,
    dealId: input.dealId,
    orders: prepared.orderIds,
  }),
  decide: (request) => {
    const { dealId, mergeId, reason = null } = request.input
    const found = dealToMerge(request, dealId)
    if (isRefusal(found)) return found
    const merge = request.state.records.merges.get(mergeId)
    if (merge?.dealId !== dealId) return refuse('merge.unknown')
    const orders = merge.orderIds.flatMap((id) => request.state.orders.get(id) ?? [])
    // The merge was made after `prepare`.
    if (orders.length < merge.orderIds.length) return refuse('merge.unknown')
    const fault = splitFault(orders, found.deal)
    if (fault) return fault
    return accept({
      reply: { orderIds: merge.orderIds },
      changes: [{ kind: 'split' as const, dealId, mergeId, reason }],
      line: { code: 'order.split' as const, params: { dealId, mergeId, orderIds: merge.orderIds } },
    })
  },
})
