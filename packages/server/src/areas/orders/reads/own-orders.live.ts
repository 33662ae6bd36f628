import { ownOrdersSubject, type InvestorOrder } from '@bookrunner/contract/orders'
import { mayUse } from '@bookrunner/domain/access'
import { refuse } from '@bookrunner/domain/kernel'
import type { Order, Placer } from '@bookrunner/domain/orders'
import type { Db } from '../../../platform/db/index.ts'
import { source, type View } from '../../../platform/live/source.ts'
import { ownLedger } from '../ledger/order.ts'
import { readOwn, readOwnNews, readOwnSeq, readExistingIds } from './orders.repo.ts'
import { ownViews } from '../views/own-view.ts'
import { ownOrdersOf } from '../own/own-orders.ts'
import { ownPage } from '../own/own-page.ts'
import { readPlacer, readsWholeHouse } from './placer.ts'

const snapshotSize = 500
/** Beyond this, a new snapshot is shorter. */
const mostChanges = 200

const newest = { first: [], by: 'shownAt', descending: true, limit: snapshotSize, offset: 0 } as const

/** From memory where it can be: the database would sort all orders of the house, since no index has the time of a confirmation. */
const readNewest = async (db: Db, placer: Placer): Promise<Order[]> => {
  if (!readsWholeHouse(placer)) return readOwn(db, placer, {}, newest)
  const state = await ownOrdersOf(db, placer.entityId)
  const request = { sortField: 'shownAt', sortOrder: 'desc', pageNum: 1, pageSize: snapshotSize } as const
  return ownPage(state, request).orders.map(({ order }) => order)
}

/**
 * The current views of these orders; null for a deleted one. An existing order that is hidden from this reader is
 * left out. The department of a deleted order is unknown, so a department's administrator gets a new snapshot
 * instead.
 */
const viewsBy = async (db: Db, { actor }: View, ids: readonly string[]) => {
  const placer = await readPlacer(db, actor)
  const [orders, existing] = await Promise.all([readOwn(db, placer, { ids }), readExistingIds(db, ids)])
  const gone = ids.filter((id) => !existing.includes(id))
  if (gone.length > 0 && placer.rights.tier === 'tier2' && placer.department !== null) return undefined
  const views = await ownViews(db, placer, orders)
  return Object.fromEntries<InvestorOrder | null>([
    ...gone.map((id) => [id, null] as const),
    ...views.map((view) => [view.order.id, view] as const),
  ])
}

/** The own house's orders. The number is read first, so the content is at least as new. */
export const ownOrdersLive = source<typeof ownOrdersSubject>({
  subject: ownOrdersSubject,
  ledger: ownLedger,
  viewClass: async (db, { key, actor }) => {
    if (key !== actor.entityId) return refuse('record.unknown')
    const { department, rights } = await readPlacer(db, actor)
    return [key, rights.tier, department, mayUse(rights, 'my_order|place')].join(' ')
  },
  snapshot: async (db, view) => {
    const seq = await readOwnSeq(db, ownLedger(view.key))
    const placer = await readPlacer(db, view.actor)
    return { seq, data: { orders: await ownViews(db, placer, await readNewest(db, placer)) } }
  },
  changes: async (db, view, since) => {
    const ledger = ownLedger(view.key)
    const seq = await readOwnSeq(db, ledger)
    if (seq < since) return undefined
    const named = await readOwnNews(db, ledger, { since, most: mostChanges + 1 })
    if (named === undefined || named.length > mostChanges) return undefined
    if (named.length === 0) return { seq, data: [] }
    const orders = await viewsBy(db, view, [...new Set(named)])
    return orders && { seq, data: Object.keys(orders).length > 0 ? [{ orders }] : [] }
  },
})
