import { minuteIn } from '@bookrunner/contract/kernel'
import { noticePlace } from '@bookrunner/contract/notices'
import type { MessageAudience } from '@bookrunner/domain/book'
import type { Transaction } from '../../../platform/db/index.ts'
import type { DomainEvent, Reactions } from '../../../platform/service/index.ts'
import { readInvestorAudience, readManagers } from '../../deals/index.ts'
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

/** Nobody hears of an own action. Who reads the deal as a bank and as an investor hears as a bank alone. */
const recipientsOf = async (transaction: Transaction, { dealId, to, by }: MessageSentEvent) => {
  const [managers, investors] = await Promise.all([
    to.includes('managers') ? readManagers(transaction, dealId) : [],
    to.includes('investors') ? readInvestorAudience(transaction, dealId) : [],
  ])
  return {
    managers: managers.map(({ id }) => id).filter((id) => id !== by),
    investors: investors.filter((id) => id !== by),
  } satisfies Record<MessageAudience, string[]>
}

const code = 'deal.book-message'

const notify = async (transaction: Transaction, event: MessageSentEvent): Promise<void> => {
  const { dealId, name, words, asOf, timeZone } = event
  const recipients = await recipientsOf(transaction, event)
  const content = {
    code,
    params: { deal: name, message: words, at: minuteIn(asOf, timeZone) },
    times: { at: asOf },
  } as const
  await raiseNotices(
    transaction,
    (['investors', 'managers'] as const).map((audience) => ({
      notice: { ...content, ...noticePlace(code, audience, { dealId }) },
      userIds: recipients[audience],
    })),
  )
}

export const reactToMessages = (reactions: Reactions): void =>
  reactions.on('book.message-sent', async (transaction, events) => {
    for (const event of events as unknown as readonly MessageSentEvent[]) await notify(transaction, event)
  })
