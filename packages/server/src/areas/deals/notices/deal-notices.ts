import { isAddressed } from '@bookrunner/domain/deals'
import type { Reaction, Reactions } from '../../../platform/service/index.ts'
import { raiseNotice, type SystemNotice } from '../../notices/index.ts'
import type { DealEvent, Invited } from '../moves/lifecycle-events.ts'
import { invitation, spokenEvents, spokenTo, type Spoken } from './deal-speech.ts'
import { readRecipients, type Recipient } from './audience.ts'

const linkAndTab = (side: Recipient['side'], dealId: string): Pick<SystemNotice, 'link' | 'menuTab'> => {
  switch (side) {
    case 'investor':
      return { link: `/order/deal/${dealId}`, menuTab: 'my_order' }
    case 'mine':
    case 'viewer':
      return { link: `/deal/detail?dealId=${dealId}`, menuTab: 'my_deal' }
  }
}

const sideOrder: Record<Recipient['side'], number> = { mine: 0, viewer: 1, investor: 2 }

/** Each person once, as a manager before an investor. */
const onceEach = (all: readonly Recipient[]): Recipient[] => {
  const sorted = all.toSorted((one, other) => sideOrder[one.side] - sideOrder[other.side])
  return [...new Map(sorted.toReversed().map((each) => [each.id, each])).values()]
}

interface Heard {
  notice: SystemNotice
  ids: string[]
}

/** Only those who work on a draft hear of it, and nobody hears of their own action. */
const tell = async (
  transaction: Parameters<Reaction>[0],
  event: DealEvent | Invited,
  say: (recipient: Recipient) => Spoken | undefined,
): Promise<void> => {
  if (!event.announced) return
  const notices = new Map<string, Heard>()
  for (const recipient of onceEach(await readRecipients(transaction, event.dealId))) {
    const spoken = recipient.id === event.by ? undefined : say(recipient)
    if (!spoken) continue
    const params = { deal: event.name, ...spoken.params }
    const notice = { code: spoken.code, params, ...linkAndTab(recipient.side, event.dealId) }
    const same = JSON.stringify(notice)
    const heard: Heard = notices.get(same) ?? { notice, ids: [] }
    heard.ids.push(recipient.id)
    notices.set(same, heard)
  }
  for (const { notice, ids } of notices.values()) await raiseNotice(transaction, notice, ids)
}

/** Only holders of orders hear of a test round, by a notice of orders. */
const isForHolders = (event: DealEvent): boolean =>
  event.type === 'deal.test-pushed' || (event.type === 'deal.test-ended' && event.from === 'IPG')

const telling: Reaction = async (transaction, events) => {
  for (const event of events as unknown as readonly DealEvent[])
    await tell(transaction, event, (recipient) =>
      recipient.side === 'investor' && isForHolders(event) ? undefined : spokenTo(event, recipient),
    )
}

/** Only new addressees, because the others know the deal. */
const inviting: Reaction = async (transaction, events) => {
  for (const event of events as unknown as readonly Invited[])
    await tell(transaction, event, ({ house }) =>
      house && !isAddressed(event.before, house) ? invitation(event) : undefined,
    )
}

/** Sends notices of lifecycle events. */
export const reactToDeals = (reactions: Reactions): void => {
  for (const type of spokenEvents) reactions.on(type, telling)
  reactions.on('deal.invited', inviting)
}
