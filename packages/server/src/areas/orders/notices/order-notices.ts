import { noticePlace, type NoticeCode } from '@bookrunner/contract/notices'
import type { LifecycleEventType } from '@bookrunner/domain/deals'
import type { z } from 'zod'
import { addJob } from '../../../platform/jobs.ts'
import type { Reaction, Reactions } from '../../../platform/service/index.ts'
import { noticeContentFor, type DealEvent } from '../../deals/index.ts'
import { keepNotice } from '../../notices/index.ts'
import type { audiences, investorNotice } from './notify-investors.ts'

interface OrderNotice {
  audience: (typeof audiences)[number]
  /** Replaces the general notice's code. */
  code?: NoticeCode
}

const strangers: OrderNotice = { audience: 'strangers' }

/** Notices for holders of orders, besides the general notices to all addressees. */
const noticesByEvent: { [T in LifecycleEventType]?: (event: DealEvent<T>) => OrderNotice } = {
  'deal.test-pushed': () => ({ audience: 'live' }),
  'deal.test-ended': ({ from }) =>
    from === 'Draft' ? { audience: 'intentions', code: 'order.submit-asked' } : { audience: 'live' },
  'deal.guidance-changed': () => ({ audience: 'out', code: 'order.out-now' }),
  'deal.fpg-pushed': () => ({ audience: 'live', code: 'order.answer-asked' }),
  'deal.reopened': () => strangers,
  'deal.priced': () => strangers,
  'deal.aborted': () => strangers,
  'deal.expired': () => strangers,
}

/** An investor without a region: none of these notices mentions regions. */
const reader = { side: 'investor', region: null, ownSubject: false } as const

const addNotice = async (transaction: Parameters<Reaction>[0], event: DealEvent): Promise<void> => {
  const orderNotice = (noticesByEvent[event.type] as ((event: DealEvent) => OrderNotice) | undefined)?.(event)
  const content = noticeContentFor(event, reader)
  if (!event.announced || !orderNotice || !content) return
  const { dealId, name } = event
  const code = orderNotice.code ?? content.code
  const noticeId = await keepNotice(transaction, {
    code,
    params: { deal: name, ...content.params },
    ...(content.times && { times: content.times }),
    ...noticePlace(code, 'holders', { dealId }),
  })
  const levels = event.type === 'deal.guidance-changed' ? { now: event.level, before: event.before } : null
  const payload: z.infer<typeof investorNotice> = { noticeId, dealId, audience: orderNotice.audience, levels }
  await addJob(transaction, 'orders.tell', payload)
}

/** One job for a move, however many hold orders, so that the push itself reads none of them. */
const reaction: Reaction = (transaction, events) =>
  Promise.all((events as unknown as readonly DealEvent[]).map((event) => addNotice(transaction, event)))

export const reactForHolders = (reactions: Reactions): void => {
  for (const type of Object.keys(noticesByEvent)) reactions.on(type, reaction)
}
