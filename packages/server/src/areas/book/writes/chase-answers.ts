import { bookCalls } from '@bookrunner/contract/book'
import { pendingRequestOf, chaseFault, isUnanswered, type PendingRequest } from '@bookrunner/domain/book'
import { announcementOf, isOver, type GuidanceLevel, type SilenceRule } from '@bookrunner/domain/deals'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import { todaysLevel, type OrderDeal } from '@bookrunner/domain/orders'
import { accept, service, type DomainEvent } from '../../../platform/service/index.ts'
import { bookToRun, dealToRun } from './book-message.ts'
import { deskBook } from './desk-book.ts'
import type { Chase } from './message-and-chase.ts'
import { chaseChanges } from './logged.ts'

export interface ChasedEvent extends DomainEvent, PendingRequest {
  type: 'book.chased'
  dealId: string
  name: string
  level: GuidanceLevel | null
  closesAt: string | null
  timeZone: string
  /** What becomes of orders without an answer at FPG. */
  silence: SilenceRule
}

/** The level that the answers are about. */
export const levelOf = (deal: OrderDeal, { about }: PendingRequest): GuidanceLevel | null =>
  (about === 'test' ? deal.lifecycle.test?.level : todaysLevel(deal)?.level) ?? null

/** Counted before the lock. The job skips whoever has answered by the time it runs. */
export const chaseAnswers = service(bookCalls.chaseAnswers, {
  on: deskBook,
  prepare: async ({ input, actor }, { db }) => {
    const context = await bookToRun(db, actor, input.dealId)
    if (isRefusal(context)) return context
    const { deal } = context.state
    if (isOver(deal.lifecycle.status)) return refuse('order.deal-over')
    const missing = context.state.listed().filter(({ order }) => isUnanswered(order, deal))
    return {
      request: pendingRequestOf(deal),
      orders: missing.length,
      houses: new Set(missing.map(({ order: { investorId } }) => investorId)).size,
    }
  },
  key: ({ input }) => announcementOf(input.dealId),
  needs: ({ input, actor }) => ({
    announcementId: announcementOf(input.dealId),
    userId: actor.userId,
    dealId: input.dealId,
  }),
  decide: ({ input: { dealId }, prepared, ...request }) => {
    const deal = dealToRun(request, dealId)
    if (isRefusal(deal)) return deal
    const { request: pending, orders, houses } = prepared
    const fault = chaseFault(prepared, request.state.records.chased.get(dealId), deal, request.now)
    if (fault || !pending) return fault ?? refuse('book.nobody-to-chase')
    const chase: Chase = {
      dealId,
      ...pending,
      orders,
      houses,
      at: request.now.toString(),
      by: request.actor.userId,
    }
    const event: ChasedEvent = {
      type: 'book.chased',
      dealId,
      ...pending,
      level: levelOf(deal, pending),
      name: request.state.deals.get(announcementOf(dealId))?.tranches.get(dealId)?.name ?? '',
      closesAt: deal.lifecycle.closesAt,
      timeZone: deal.terms.timeZone,
      silence: deal.terms.silence,
    }
    return accept({
      reply: { orders, houses },
      changes: [{ kind: 'chased' as const, chase }],
      line: { code: 'order.chased' as const, params: { dealId, changes: chaseChanges(chase) } },
      events: [event],
    })
  },
})
