import { minuteIn } from '@bookrunner/contract/kernel'
import { noticePlace } from '@bookrunner/contract/notices'
import type { Transaction } from '../../../platform/db/index.ts'
import type { DomainEvent, Reactions } from '../../../platform/service/index.ts'
import { readAudience } from '../../deals/index.ts'
import { raiseNotices } from '../../notices/index.ts'
import type { SentMessage } from './message-and-chase.ts'

export interface MessageSentEvent extends DomainEvent, Pick<SentMessage, 'dealId' | 'by' | 'to'> {
  type: 'book.message-sent'
  name: string
  timeZone: string
  words: SentMessage['message']['words']
  /** The time of its figures. */
  asOf: string
}

const code = 'deal.book-message'

/** Nobody hears of an own action. Who reads the deal as a bank and as an investor hears as a bank alone. */
const notify = async (transaction: Transaction, event: MessageSentEvent): Promise<void> => {
  const { dealId, name, to, words, asOf, timeZone, by } = event
  const recipients = await readAudience(transaction, dealId)
  const content = {
    code,
    params: { deal: name, message: words, at: minuteIn(asOf, timeZone) },
    times: { at: asOf },
  } as const
  await raiseNotices(
    transaction,
    to.map((audience) => ({
      notice: { ...content, ...noticePlace(code, audience, { dealId }) },
      userIds: recipients[audience].filter((id) => id !== by),
    })),
  )
}

export const reactToMessages = (reactions: Reactions): void =>
  reactions.on('book.message-sent', async (transaction, events) => {
    for (const event of events as unknown as readonly MessageSentEvent[]) await notify(transaction, event)
  })
