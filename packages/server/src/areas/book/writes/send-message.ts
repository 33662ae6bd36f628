import { bookCalls } from '@bookrunner/contract/book'
import { messageRecipients } from '@bookrunner/domain/book'
import { announcementOf, booksOpenedAt } from '@bookrunner/domain/deals'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import { accept, service } from '../../../platform/service/index.ts'
import { offerLine } from '../../deals/index.ts'
import { bookToRun, dealToRun, messageFactsNow } from './book-message.ts'
import { deskBook } from './desk-book.ts'
import { sendingChanges } from './logged.ts'
import type { SentMessage } from './message-and-chase.ts'
import { readMessages } from './messages.repo.ts'
import type { MessageSentEvent } from './notify-of-message.ts'

/** Sends a stored message unchanged. The book is read before the lock; if it moved until then, nothing is sent. */
export const sendBookMessage = service(bookCalls.sendBookMessage, {
  on: deskBook,
  prepare: async ({ input, actor }, { db }) => {
    const view = await bookToRun(db, actor, input.dealId)
    if (isRefusal(view)) return view
    const message = (await readMessages(db, input.dealId)).find(({ id }) => id === input.messageId)
    if (!message) return refuse('record.unknown')
    const { seq, facts } = await messageFactsNow(db, view, message.step)
    return { message, seq, now: facts, openedAt: booksOpenedAt(view.state.marks) }
  },
  key: ({ input }) => announcementOf(input.dealId),
  needs: ({ input, actor }) => ({
    announcementId: announcementOf(input.dealId),
    userId: actor.userId,
    dealId: input.dealId,
  }),
  decide: ({ input: { dealId, to: chosen }, prepared: { message, seq, now, openedAt }, ...request }) => {
    const deal = dealToRun(request, dealId)
    if (isRefusal(deal)) return deal
    if (request.seq !== seq + 1) return refuse('write.changed-meanwhile')
    const newest = request.state.records.messages.get(dealId)
    const to = messageRecipients(
      {
        says: { ...message, over: BigInt(message.over), jlmInterest: BigInt(message.jlmInterest) },
        at: message.at,
        isSuperseded: newest?.number !== message.number,
        sentTo: newest?.sentTo ?? [],
      },
      chosen,
      { openedAt, now },
    )
    if (isRefusal(to)) return to
    const by = request.actor.userId
    const sent: SentMessage = { message, dealId, to, at: request.now.toString(), by }
    const event: MessageSentEvent = {
      type: 'book.message-sent',
      dealId,
      to,
      by,
      name: request.state.deals.get(announcementOf(dealId))?.tranches.get(dealId)?.name ?? '',
      timeZone: deal.terms.timeZone,
      words: message.words,
      asOf: message.at,
    }
    return accept({
      reply: { messageId: message.id, to },
      changes: [{ kind: 'messageSent' as const, sent }],
      line: {
        code: 'order.messageSent' as const,
        params: { dealId, messageId: message.id, changes: sendingChanges(sent) },
      },
      // Only what investors read is published.
      also: to.includes('investors') ? [offerLine(dealId, 'offer.message')] : [],
      events: [event],
    })
  },
})
