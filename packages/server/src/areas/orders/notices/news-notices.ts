import { z } from 'zod'
import { noticePlace, type NoticeCode } from '@bookrunner/contract/notices'
import { orderNews, orderNumber, reaches, type OrderNews } from '@bookrunner/domain/orders'
import { reading, type Db } from '../../../platform/db/index.ts'
import { newId } from '../../../platform/ids.ts'
import { addJob, type Task } from '../../../platform/jobs.ts'
import type { Reaction, Reactions } from '../../../platform/service/index.ts'
import { readManagers } from '../../deals/index.ts'
import { deliverTo, keepNotice, type SystemNotice } from '../../notices/index.ts'
import type { OrderChangedEvent } from '../ledger/order-result.ts'
import { readInvestorsByOrder, readNoticeNames, type NoticeNames } from './holders.repo.ts'
import { readOrdersOf } from '../reads/orders.repo.ts'

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
  by: z.string().optional(),
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
      by: event.by,
      entityId: event.entityId,
    })),
  }
  await addJob(transaction, 'orders.tellNews', payload)
}

export const reactToOrderNews = (reactions: Reactions): void => reactions.on('order.changed', reaction)

/** The recipients and names of all notices of a job. */
interface NewsReaders {
  readonly investorsByOrder: ReadonlyMap<string, readonly string[]>
  /** Those who run the book or lead the order, by order. */
  readonly desksByOrder: ReadonlyMap<string, readonly string[]>
  readonly names: NoticeNames
}

const desksOf = async (db: Db, items: readonly NewsItem[]): Promise<NewsReaders['desksByOrder']> => {
  const dealIds = [...new Set(items.map(({ dealId }) => dealId))]
  const [orders, managers] = await Promise.all([
    readOrdersOf(
      db,
      items.map(({ orderId }) => orderId),
    ),
    Promise.all(dealIds.map(async (dealId) => [dealId, await readManagers(reading(db), dealId)] as const)),
  ])
  const managersOf = new Map(managers)
  return new Map(
    [...orders.values()].map((order) => [
      order.id,
      (managersOf.get(order.dealId) ?? [])
        .filter(
          ({ abilities, entityId }) =>
            abilities.run === 'all' || reaches(abilities.enterOrder, order, entityId),
        )
        .map(({ id }) => id),
    ]),
  )
}

/** One reading for the job, however many orders it has. */
const readReaders = async (db: Db, items: readonly NewsItem[]): Promise<NewsReaders> => {
  const forDesk = items.filter(({ about }) => about === 'investorCommented')
  const forInvestors = items.filter(({ about }) => about !== 'investorCommented')
  const dealsOf = (some: readonly NewsItem[]) => [...new Set(some.map(({ dealId }) => dealId))]
  const [investorsByOrder, desksByOrder, names] = await Promise.all([
    readInvestorsByOrder(
      db,
      forInvestors.map(({ orderId }) => orderId),
    ),
    desksOf(db, forDesk),
    readNoticeNames(db, {
      dealIds: dealsOf(items),
      entityIds: [...new Set(forInvestors.map(({ entityId }) => entityId))],
    }),
  ])
  return { investorsByOrder, desksByOrder, names }
}

/** The desk reads whose order it is in the book, where the name may be hidden from the reader. */
const noticeFor = (
  { about, orderId, dealId, entityId }: NewsItem,
  { names }: Pick<NewsReaders, 'names'>,
): SystemNotice => {
  const deal = names.deals.get(dealId)!
  const number = orderNumber(orderId)
  return about === 'investorCommented'
    ? {
        code: codes[about],
        params: { deal, number },
        ...noticePlace(codes[about], 'orderDesk', { dealId, orderId }),
      }
    : {
        code: codes[about],
        params: { deal, number, bank: names.banks.get(entityId) ?? '' },
        ...noticePlace(codes[about], 'owners', { dealId, orderId }),
      }
}

/** Those who run the book or lead the order, or the people of the house who may read it; never the author. */
const recipientsOf = (
  { about, orderId, by }: NewsItem,
  { investorsByOrder, desksByOrder }: NewsReaders,
): readonly string[] => {
  const all = (about === 'investorCommented' ? desksByOrder : investorsByOrder).get(orderId) ?? []
  return all.filter((id) => id !== by)
}

/** Run again after a fault, it leaves out those who have the notice. */
export const notifyOfOrderNews: Task = async (payload, { db }) => {
  const runner = reading(db)
  const { items } = newsJob.parse(payload)
  const readers = await readReaders(db, items)
  for (const each of items) {
    const people = recipientsOf(each, readers)
    if (people.length === 0) continue
    await keepNotice(runner, noticeFor(each, readers), each.noticeId)
    await deliverTo(runner, each.noticeId, people)
  }
}
