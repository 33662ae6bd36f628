import { bookCalls } from '@bookrunner/contract/book'
import { resolve, type Resolution } from '@bookrunner/domain/book'
import { announcementOf, isOver } from '@bookrunner/domain/deals'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import { accept, service } from '../../../platform/service/index.ts'
import { bookForReader } from '../state/index.ts'
import { deskBook } from './desk-book.ts'
import { bookFacts } from './facts.ts'
import { decisionChanges } from './logged.ts'
import { dealToMerge } from './merge-order.ts'

/** Findings are read before the lock. If another order joins meanwhile, the decision covers only the orders shown. */
export const resolveFinding = service(bookCalls.resolveFinding, {
  on: deskBook,
  prepare: async ({ input, actor }, { db }) => {
    const context = await bookForReader(db, actor, input.dealId)
    if (isRefusal(context)) return context
    if (context.reader.abilities.mergeOrders !== 'all') return refuse('deal.not-yours')
    return { findings: (await bookFacts(db, context)).findings }
  },
  key: ({ input }) => announcementOf(input.dealId),
  needs: ({ input, actor }) => ({
    announcementId: announcementOf(input.dealId),
    userId: actor.userId,
    dealId: input.dealId,
  }),
  decide: ({ input, prepared, ...request }) => {
    const { dealId, key, kind, reason } = input
    const found = dealToMerge(request, dealId)
    if (isRefusal(found)) return found
    if (isOver(found.deal.lifecycle.status)) return refuse('order.deal-over')
    const decided = resolve({ ...input, leftOut: input.leftOut ?? [] }, prepared.findings)
    if (isRefusal(decided)) return decided
    const resolution: Resolution = {
      key,
      kind,
      reason,
      ...decided,
      at: request.now.toString(),
      by: request.actor.userId,
    }
    return accept({
      reply: { key },
      changes: [{ kind: 'resolved' as const, dealId, resolution }],
      line: {
        code: 'order.resolved' as const,
        params: { dealId, orderIds: resolution.orderIds, changes: decisionChanges(resolution) },
      },
    })
  },
})
