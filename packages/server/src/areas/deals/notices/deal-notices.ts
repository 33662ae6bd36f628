import { isAddressed } from '@bookrunner/domain/deals'
import type { Reaction, Reactions } from '../../../platform/service/index.ts'
import { raiseNotice, type SystemNotice } from '../../notices/index.ts'
import type { DealEvent, Invited } from '../moves/lifecycle-events.ts'
import { invitation, spokenEvents, spokenTo, type Spoken } from './deal-speech.ts'
import { toldOf, type Recipient } from './audience.ts'

const placeOf = (side: Recipient['side'], dealId: string): Pick<SystemNotice, 'link' | 'menuTab'> => {
  switch (side) {
    case 'investor':
      return { link: `/order/deal/${dealId}`, menuTab: 'my_order' }
    case 'mine':
      return { link: `/deal/detail?dealId=${dealId}`, menuTab: 'my_deal' }
    // The page of a deal takes a right that viewers do not hold; their list they have.
    case 'viewer':
      return { link: '/deal/my-deals', menuTab: 'my_deal' }
  }
}

const sideOrder: Record<Recipient['side'], number> = { mine: 0, viewer: 1, investor: 2 }

/** Each person once, as what concerns them most: at work on the deal rather than as an investor in it. */
const onceEach = (all: readonly Recipient[]): Recipient[] => {
  const sorted = all.toSorted((one, other) => sideOrder[one.side] - sideOrder[other.side])
  return [...new Map(sorted.toReversed().map((each) => [each.id, each])).values()]
}

interface Heard {
  notice: SystemNotice
  ids: string[]
}

/** Of a draft nobody knows but those who work on it; and who did something knows of it. */
const tell = async (
  transaction: Parameters<Reaction>[0],
  event: DealEvent | Invited,
  say: (told: Recipient) => Spoken | undefined,
): Promise<void> => {
  if (!event.announced) return
  const notices = new Map<string, Heard>()
  for (const told of onceEach(await toldOf(transaction, event.dealId))) {
    const spoken = told.id === event.by ? undefined : say(told)
    if (!spoken) continue
    const params = { deal: event.name, ...spoken.params }
    const notice = { code: spoken.code, params, ...placeOf(told.side, event.dealId) }
    const same = JSON.stringify(notice)
    const heard: Heard = notices.get(same) ?? { notice, ids: [] }
    heard.ids.push(told.id)
    notices.set(same, heard)
  }
  for (const { notice, ids } of notices.values()) await raiseNotice(transaction, notice, ids)
}

/** A round is answered by those with orders, and concerns no other investor: orders tell them. */
const isForHolders = (event: DealEvent): boolean =>
  event.type === 'deal.test-pushed' || (event.type === 'deal.test-ended' && event.from === 'IPG')

const telling: Reaction = async (transaction, events) => {
  for (const event of events as unknown as readonly DealEvent[])
    await tell(transaction, event, (told) =>
      told.side === 'investor' && isForHolders(event) ? undefined : spokenTo(event, told),
    )
}

/** Who was addressed before has heard of the deal already. */
const inviting: Reaction = async (transaction, events) => {
  for (const event of events as unknown as readonly Invited[])
    await tell(transaction, event, ({ house }) =>
      house && !isAddressed(event.before, house) ? invitation(event) : undefined,
    )
}

/** Everyone concerned hears what happens to a deal. */
export const reactToDeals = (reactions: Reactions): void => {
  for (const type of spokenEvents) reactions.on(type, telling)
  reactions.on('deal.invited', inviting)
}
