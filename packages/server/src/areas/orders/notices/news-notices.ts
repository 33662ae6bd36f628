import { z } from 'zod'
import type { NoticeCode } from '@bookrunner/contract/notices'
import { orderNews, orderNumber, type OrderNews } from '@bookrunner/domain/orders'
import { reading, type Db, type Runner } from '../../../platform/db/index.ts'
import { newId } from '../../../platform/ids.ts'
import { addJob, type Task } from '../../../platform/jobs.ts'
import type { Reaction, Reactions } from '../../../platform/service/index.ts'
import { readManagers } from '../../deals/index.ts'
import { deliverTo, keepNotice, type SystemNotice } from '../../notices/index.ts'
import type { OrderChangedEvent } from '../ledger/order-result.ts'
import { readInvestors, readNoticeNames } from './holders.repo.ts'

const codes: Record<OrderNews, NoticeCode> = {
  entered: 'order.entered-for-you',
  changed: 'order.changed-for-you',
  withdrawn: 'order.withdrawn-for-you',
  accepted: 'order.accepted',
  commented: 'order.desk-commented',
  investorCommented: 'order.investor-commented',
}

const newsItem = z.object({
  noticeId: z.string(),
  about: z.enum(orderNews),
  orderId: z.string(),
  dealId: z.string(),
  investorId: z.string(),
  entityId: z.string(),
})
type NewsItem = z.infer<typeof newsItem>
const newsJob = z.object({ items: z.array(newsItem) })

/** One job for all orders of a write, so that a long list does not hold the lock of its deal. */
const reaction: Reaction = async (transaction, events) => {
  const payload: z.infer<typeof newsJob> = {
    items: (events as unknown as readonly OrderChangedEvent[]).map((event) => ({
      noticeId: newId('ntc'),
      about: event.about,
      orderId: event.orderId,
      dealId: event.dealId,
      investorId: event.investorId,
      entityId: event.entityId,
    })),
  }
  await addJob(transaction, 'orders.tellNews', payload)
}

export const reactToOrderNews = (reactions: Reactions): void => reactions.on('order.changed', reaction)

/** The desk reads whose order it is in the book, where the name may be hidden from the reader. */
const noticeFor = async (
  runner: Runner,
  { about, orderId, dealId, entityId }: NewsItem,
): Promise<SystemNotice> => {
  const { deal, bank } = await readNoticeNames(runner, { dealId, entityId })
  const number = orderNumber(orderId)
  return about === 'investorCommented'
    ? {
        code: codes[about],
        params: { deal, number },
        link: `/deal/order-book?dealId=${dealId}&order=${orderId}`,
        menuTab: 'mydeal_order_book',
      }
    : {
        code: codes[about],
        params: { deal, number, bank },
        link: `/order/deal/${dealId}`,
        menuTab: 'my_order',
      }
}

/** Those who run the book, or the people of the house who may read the order. */
const recipientsOf = async (db: Db, { about, dealId, orderId, investorId }: NewsItem): Promise<string[]> => {
  if (about !== 'investorCommented')
    return readInvestors(db, {
      dealId,
      houses: [investorId],
      stages: ['live', 'intention', 'withdrawn'],
      ids: [orderId],
    })
  const managers = await readManagers(reading(db), dealId)
  return managers.filter(({ abilities }) => abilities.run === 'all').map(({ id }) => id)
}

/** Run again after a fault, it leaves out those who have the notice. */
export const tellOrderNews: Task = async (payload, { db }) => {
  const runner = reading(db)
  for (const each of newsJob.parse(payload).items) {
    const people = await recipientsOf(db, each)
    if (people.length === 0) continue
    await keepNotice(runner, await noticeFor(runner, each), each.noticeId)
    await deliverTo(runner, each.noticeId, people)
  }
}
