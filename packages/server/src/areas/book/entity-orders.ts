import { bookCalls, type EntityOrder } from '@bookrunner/contract/book'
import { viewerOf } from '@bookrunner/domain/deals'
import { entityNamesOf, isRefusal } from '@bookrunner/domain/kernel'
import { orderStatuses } from '@bookrunner/domain/orders'
import type { Db } from '../../platform/db/index.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { read } from '../../platform/http/handler.ts'
import { pageOfRows } from '../../platform/page-of.ts'
import { headerForManager, readDepartment, readVisible } from '../deals/index.ts'
import { readDealsOf } from './entity-orders.repo.ts'
import { bookForReader, namedOrdersOf } from './state/index.ts'

type Deal = EntityOrder['deal']

/** The orders of a book that the reader sees under the name of the institution. An order behind an alias is not one. */
const ordersIn = async (db: Db, actor: Actor, entityId: string, deal: Deal): Promise<EntityOrder[]> => {
  const view = await bookForReader(db, actor, deal.dealId)
  if (isRefusal(view)) return []
  const { houses } = view.state.names
  return namedOrdersOf(view, entityId).map((order) => {
    const { throughId } = order
    const bank = throughId === null ? undefined : houses.get(throughId)
    return { deal, order, through: bank ? { entityId: throughId!, ...entityNamesOf(bank) } : null }
  })
}

const timeOf = ({ order }: EntityOrder): number => Temporal.Instant.from(order.updatedAt).epochMilliseconds

const columns = {
  deal: ({ deal }: EntityOrder) => deal.name.toLowerCase(),
  number: ({ order }: EntityOrder) => order.number,
  status: ({ order }: EntityOrder) => orderStatuses.indexOf(order.status),
  size: ({ order }: EntityOrder) => order.size,
  counting: ({ order }: EntityOrder) => order.counting,
  updatedAt: timeOf,
}

const fits = ({ deal, order }: EntityOrder, keyword: string): boolean =>
  [deal.name, order.number, order.account ?? ''].join(' ').toLowerCase().includes(keyword.toLowerCase())

/** Each book decides itself which orders of the institution this reader sees; only those are listed and counted. */
export const getEntityOrders = read(bookCalls.getEntityOrders, async ({ input, actor, db }) => {
  const { entityId, keyword, status } = input
  const [department, dealIds] = await Promise.all([
    readDepartment(db, actor.userId),
    readDealsOf(db, entityId),
  ])
  const orders: EntityOrder[] = []
  // One book after the other: a page of one reader does not take all connections of a node.
  const viewer = viewerOf(actor, department)
  for (const row of await readVisible(db, viewer, dealIds))
    orders.push(...(await ordersIn(db, actor, entityId, headerForManager(row, viewer))))
  const shown = orders
    .filter(
      (each) =>
        (keyword === undefined || fits(each, keyword)) && (status ?? each.order.status) === each.order.status,
    )
    .toSorted((a, b) => timeOf(b) - timeOf(a))
  return pageOfRows(shown, input, columns)
})
