import type { ReplyOf } from '@bookrunner/contract'
import { messageTexts, bookCalls } from '@bookrunner/contract/book'
import { leftOutBy, messageFacts } from '@bookrunner/domain/book'
import { announcementOf, isOver } from '@bookrunner/domain/deals'
import { isRefusal, refuse, showMm, type FaceAmount, type Refusal } from '@bookrunner/domain/kernel'
import { dealAt, orderNumber, type OrderDeal } from '@bookrunner/domain/orders'
import type { Db } from '../../../platform/db/index.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { read } from '../../../platform/http/handler.ts'
import { newId } from '../../../platform/ids.ts'
import { accept, service } from '../../../platform/service/index.ts'
import { movingOf } from '../../deals/index.ts'
import { deskDeal, readDoers, scopesIn, type Writing } from '../../orders/index.ts'
import { bookForReader, type BookForReader } from '../state/index.ts'
import { deskBook } from './desk-book.ts'
import { bookFacts } from './facts.ts'
import type { StoredMessage } from './message-and-chase.ts'
import { messageChanges } from './logged.ts'
import { readMessages, readSendings } from './messages.repo.ts'

/** A message about the book at one number; the write adds who made it and when. */
type Drafted = Omit<StoredMessage, 'number' | 'at' | 'by'> & { author: string | null }

/** Returns the deal if this manager runs its book. */
export const dealToRun = (
  request: Writing,
  dealId: string,
): OrderDeal | Refusal<'record.unknown' | 'deal.not-yours' | 'order.deal-over'> => {
  const view = deskDeal(request, dealId)
  if (isRefusal(view)) return view
  if (scopesIn(view, request).run !== 'all') return refuse('deal.not-yours')
  const deal = dealAt(movingOf(view), request.now)
  return isOver(deal.lifecycle.status) ? refuse('order.deal-over') : deal
}

/** The book, if the caller runs it; read before any lock. */
export const bookToRun = async (db: Db, actor: Actor, dealId: string) => {
  const view = await bookForReader(db, actor, dealId)
  if (isRefusal(view)) return view
  return view.reader.abilities.run === 'all' ? view : refuse('deal.not-yours')
}

/** What a message would say of the book now. */
export const messageFactsNow = async (db: Db, view: BookForReader, step: number) => {
  const { seq, entries, merges, findings, decided } = await bookFacts(db, view)
  const lines = entries.map(({ line }) => line)
  const leftOut = leftOutBy(lines, findings, decided)
  return { seq, leftOut, facts: messageFacts(lines, merges, leftOut, step) }
}

const draft = async (db: Db, actor: Actor, { dealId, step }: { dealId: string; step: number }) => {
  const view = await bookToRun(db, actor, dealId)
  if (isRefusal(view)) return view
  const { lifecycle, terms } = view.state.deal
  if (isOver(lifecycle.status)) return refuse('order.deal-over')
  const { currency } = terms
  const { seq, facts, leftOut } = await messageFactsNow(db, view, step)
  if (facts.over === 0n) return refuse('book.message-empty', { step: showMm(step as FaceAmount) })
  const doers = await readDoers(db, [actor.userId])
  return {
    id: newId('bkm'),
    dealId,
    seq,
    step,
    author: doers.get(actor.userId)?.name ?? null,
    over: String(facts.over),
    exactly: facts.exactly,
    jlmInterest: String(facts.jlmInterest ?? 0n),
    accounts: facts.accounts,
    words: messageTexts(facts, currency),
    leftOut: leftOut.map((each) => ({ ...each, number: orderNumber(each.orderId) })),
  } satisfies Drafted
}

type Sent = ReplyOf<typeof bookCalls.getBookMessages>['list'][number]['sent']

const replyOf = (
  { id, dealId: _, ...message }: StoredMessage,
  { by, sent }: { by: string | null; sent: Sent },
) => ({
  ...message,
  messageId: id,
  by,
  sent,
})

/**
 * About the book at the time of the request. If the book moves before the write, the message is about the earlier
 * state.
 */
export const writeBookMessage = service(bookCalls.writeBookMessage, {
  on: deskBook,
  prepare: ({ input, actor }, { db }) => draft(db, actor, input),
  key: ({ input }) => announcementOf(input.dealId),
  needs: ({ input, actor }) => ({
    announcementId: announcementOf(input.dealId),
    userId: actor.userId,
    dealId: input.dealId,
  }),
  decide: ({ input, prepared, ...request }) => {
    const deal = dealToRun(request, input.dealId)
    if (isRefusal(deal)) return deal
    const { author, ...drafted } = prepared
    const number = (request.state.records.messages.get(input.dealId)?.number ?? 0) + 1
    const message: StoredMessage = {
      ...drafted,
      number,
      at: request.now.toString(),
      by: request.actor.userId,
    }
    return accept({
      reply: replyOf(message, { by: author, sent: [] }),
      changes: [{ kind: 'announced' as const, message }],
      line: {
        code: 'order.announced' as const,
        params: { dealId: input.dealId, messageId: message.id, changes: messageChanges(message) },
      },
    })
  },
})

export const getBookMessages = read(bookCalls.getBookMessages, async ({ input, actor, db }) => {
  const view = await bookToRun(db, actor, input.dealId)
  if (isRefusal(view)) return view
  const [messages, sendings] = await Promise.all([
    readMessages(db, input.dealId),
    readSendings(db, input.dealId),
  ])
  const doers = await readDoers(
    db,
    [...messages, ...sendings].map(({ by }) => by),
  )
  const nameOf = (id: string) => doers.get(id)?.name ?? null
  const sentOf = (message: StoredMessage): Sent =>
    sendings
      .filter(({ messageId }) => messageId === message.id)
      .map(({ to, at, by }) => ({ to, at, by: nameOf(by) }))
  return {
    list: messages.map((message) => replyOf(message, { by: nameOf(message.by), sent: sentOf(message) })),
  }
})
