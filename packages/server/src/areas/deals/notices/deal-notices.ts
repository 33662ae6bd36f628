import { noticePlace } from '@bookrunner/contract/notices'
import { isAddressed } from '@bookrunner/domain/deals'
import type { Reaction, Reactions } from '../../../platform/service/index.ts'
import { raiseNotices, type RaisedNotice, type SystemNotice } from '../../notices/index.ts'
import type { DocumentChanged } from '../documents/document-events.ts'
import type { DealEvent, Invited, Joined, TermsChanged } from '../moves/lifecycle-events.ts'
import {
  changedDocument,
  changedTerms,
  invitation,
  notifiedEvents,
  noticeContentFor,
  type NoticeContent,
} from './notice-content.ts'
import { onceEach, readRecipients, type Recipient } from './audience.ts'

interface Heard extends RaisedNotice {
  notice: SystemNotice
  userIds: string[]
}

/** Only those who work on a draft hear of it, and nobody hears of their own action. */
const noticesOf = (
  event: DealEvent | Invited | Joined | TermsChanged | DocumentChanged,
  recipients: readonly Recipient[],
  say: (recipient: Recipient) => NoticeContent | undefined,
  /** People who read of it already; those who read of it now join them. */
  reached: Set<string> = new Set(),
): RaisedNotice[] => {
  const notices = new Map<string, Heard>()
  for (const recipient of onceEach(recipients)) {
    const content = recipient.id === event.by || reached.has(recipient.id) ? undefined : say(recipient)
    if (!content) continue
    reached.add(recipient.id)
    const params = { deal: event.name, ...content.params }
    const audience = recipient.side === 'investor' ? 'investors' : 'managers'
    const place = noticePlace(content.code, audience, { dealId: event.dealId })
    const notice = { ...content, params, ...place }
    const same = JSON.stringify(notice)
    const heard: Heard = notices.get(same) ?? { notice, userIds: [] }
    heard.userIds.push(recipient.id)
    notices.set(same, heard)
  }
  return [...notices.values()]
}

type Say = Parameters<typeof noticesOf>[2]

const notify = async (
  transaction: Parameters<Reaction>[0],
  event: Parameters<typeof noticesOf>[0],
  say: Say,
  reached?: Set<string>,
): Promise<void> => {
  if (!event.announced) return
  const recipients = (await readRecipients(transaction, [event.dealId])).get(event.dealId)!
  await raiseNotices(transaction, noticesOf(event, recipients, say, reached))
}

/**
 * Only holders of orders hear of a test round, by a notice of orders. The last call before a book closes depends on the
 * orders, too: whoever has one without an answer reads what becomes of it.
 */
const isForOrders = (event: DealEvent): boolean =>
  event.type === 'deal.test-pushed' ||
  event.type === 'deal.closing' ||
  (event.type === 'deal.test-ended' && event.from === 'IPG')

/** Many deals may move at once, so one statement reads or saves for all. */
const notifying: Reaction = async (transaction, events) => {
  const announced = (events as unknown as readonly DealEvent[]).filter((event) => event.announced)
  if (announced.length === 0) return
  const recipients = await readRecipients(
    transaction,
    announced.map(({ dealId }) => dealId),
  )
  const raised = announced.flatMap((event) =>
    noticesOf(event, recipients.get(event.dealId)!, (recipient) =>
      recipient.side === 'investor' && isForOrders(event) ? undefined : noticeContentFor(event, recipient),
    ),
  )
  await raiseNotices(transaction, raised)
}

/** Only new addressees, because the others know the deal. */
const inviting: Reaction = async (transaction, events) => {
  for (const event of events as unknown as readonly Invited[])
    await notify(transaction, event, ({ house }) =>
      house && !isAddressed(event.before, house) ? invitation(event) : undefined,
    )
}

/** Banks and the issuer that are new to the deal; the others know it. */
const joining: Reaction = async (transaction, events) => {
  for (const event of events as unknown as readonly Joined[]) {
    const reached = new Set<string>()
    for (const each of [event, ...event.others])
      await notify(
        transaction,
        each,
        ({ side, entityId }) =>
          side !== 'investor' && each.entityIds.includes(entityId) ? { code: 'deal.joined' } : undefined,
        reached,
      )
  }
}

/** One edit is one notice, however many tranches it changes. */
const editing: Reaction = async (transaction, events) => {
  for (const event of events as unknown as readonly TermsChanged[]) {
    const reached = new Set<string>()
    for (const each of [event, ...event.others])
      await notify(
        transaction,
        each,
        ({ side, entityId }) =>
          side !== 'investor' && each.joined.includes(entityId) ? undefined : changedTerms(each),
        reached,
      )
  }
}

/** A document belongs to all tranches, so each person hears of it once. */
const filing: Reaction = async (transaction, events) => {
  for (const event of events as unknown as readonly DocumentChanged[]) {
    const reached = new Set<string>()
    for (const each of [event, ...event.others])
      await notify(transaction, each, (recipient) => changedDocument(each, recipient), reached)
  }
}

/** Sends notices of lifecycle events. */
export const reactToDeals = (reactions: Reactions): void => {
  for (const type of notifiedEvents) reactions.on(type, notifying)
  reactions.on('deal.invited', inviting)
  reactions.on('deal.joined', joining)
  reactions.on('deal.terms-changed', editing)
  reactions.on('deal.document-changed', filing)
}
