import { bookCalls, type EntityOrder } from '@bookrunner/contract/book'
import { viewerOf } from '@bookrunner/domain/deals'
import { isRefusal } from '@bookrunner/domain/kernel'
import { orderStatuses, readsNameOf } from '@bookrunner/domain/orders'
import { byId, type Db } from '../../platform/db/index.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { read } from '../../platform/http/handler.ts'
import { pageOfRows } from '../../platform/page-of.ts'
import { headerForManager, ownersOfRow, readDepartment, readNamed, readVisible } from '../deals/index.ts'
import { dealOfRow, readOrderDeals } from '../orders/index.ts'
import { readDealsOf, readOrdersOn } from './entity-orders.repo.ts'
import { readerOf, rowOrder, singleRow, type BookReader, type RowWorld } from './state/index.ts'

/** A deal as the reader of its orders sees it. */
interface ReadDeal {
  header: EntityOrder['deal']
  world: RowWorld
  reader: BookReader
}

/** The deals of these whose books the reader reads. */
const readableDeals = async (
  db: Db,
  actor: Actor,
  department: string | null,
  dealIds: readonly string[],
): Promise<Map<string, ReadDeal>> => {
  const viewer = viewerOf(actor, department)
  const headers = await readVisible(db, viewer, dealIds)
  const rows = byId(
    await readOrderDeals(
      db,
      headers.map(({ id }) => id),
    ),
  )
  const deals = new Map<string, ReadDeal>()
  for (const row of headers) {
    const found = rows.get(row.id)
    if (!found) continue
    const deal = dealOfRow(found)
    const reader = readerOf(actor, department, { deal, owners: ownersOfRow(row) })
    if (isRefusal(reader)) continue
    deals.set(row.id, {
      header: headerForManager(row, viewer),
      world: { deal, people: new Map(), acts: new Map() },
      reader,
    })
  }
  return deals
}

/**
 * The orders that the reader sees under the name of the institution; one behind an alias is not one. No book is built for
 * them: an investor has orders in more books than a node holds.
 */
const readOrders = async (db: Db, actor: Actor, entityId: string): Promise<EntityOrder[]> => {
  const [department, dealIds] = await Promise.all([
    readDepartment(db, actor.userId),
    readDealsOf(db, entityId),
  ])
  const deals = await readableDeals(db, actor, department, dealIds)
  const orders = await readOrdersOn(db, entityId, [...deals.keys()])
  const found = await readNamed(db, [...new Set(orders.flatMap(({ throughId }) => throughId ?? []))])
  const banks = new Map(found.map((bank) => [bank.entityId, bank]))
  return orders.flatMap((order) => {
    const { header, world, reader } = deals.get(order.dealId)!
    if (!readsNameOf(order, reader)) return []
    const entry = rowOrder({ order, born: order.seq }, { deal: world.deal, alias: '' })
    const through = order.throughId === null ? undefined : banks.get(order.throughId)
    return { deal: header, order: singleRow(entry, world, reader), through: through ?? null }
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

/** Each deal decides itself which orders of the institution this reader sees; only those are listed and counted. */
export const getEntityOrders = read(bookCalls.getEntityOrders, async ({ input, actor, db }) => {
  const { entityId, keyword, status } = input
  const orders = await readOrders(db, actor, entityId)
  const shown = orders
    .filter(
      (each) =>
        (keyword === undefined || fits(each, keyword)) && (status ?? each.order.status) === each.order.status,
    )
    .toSorted((a, b) => timeOf(b) - timeOf(a))
  return pageOfRows(shown, input, columns)
})
