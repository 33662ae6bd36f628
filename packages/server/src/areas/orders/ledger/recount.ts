import { claimOf } from '@bookrunner/domain/orders'
import type { Transaction } from '../../../platform/db/index.ts'
import type { Reaction, Reactions } from '../../../platform/service/index.ts'
import { loadDeal, movingOf, type CountsChanged, type LoadedDeal } from '../../deals/index.ts'
import { applyUse, loadOrderQuota, saveUse } from '../../quota/index.ts'
import { loadCounted } from './counted.repo.ts'

const trancheOf = (state: LoadedDeal, dealId: string) => {
  const { announcement } = state
  const tranche = state.tranches.get(dealId)
  return announcement && tranche && movingOf({ state: { ...state, announcement }, tranche })
}

/**
 * Counts again what all orders of deals use of limits, after a move that no limit refuses. It locks no limit: the desk's
 * move stands whatever is used.
 */
export const recount = async (
  transaction: Transaction,
  announcementId: string,
  dealIds: readonly string[],
): Promise<void> => count(transaction, await load(transaction, announcementId, dealIds))

const load = async (transaction: Transaction, announcementId: string, dealIds: readonly string[]) => {
  const [deal, counted] = await Promise.all([
    loadDeal(transaction, announcementId, []),
    loadCounted(transaction, dealIds),
  ])
  return { announcementId, deal, ...counted }
}

const count = async (
  transaction: Transaction,
  { announcementId, deal, orders, now }: Awaited<ReturnType<typeof load>>,
): Promise<void> => {
  if (orders.length === 0) return
  const quota = await loadOrderQuota(
    transaction,
    {
      announcements: [announcementId],
      orders: orders.map(({ id }) => id),
      houses: [],
      identifiers: [],
    },
    { locks: false },
  )
  const claims = orders.flatMap((order) => {
    const moving = trancheOf(deal, order.dealId)
    return moving ? [claimOf(order, moving, now, quota.entityByLei)] : []
  })
  applyUse(quota, claims)
  await saveUse(transaction, quota)
}

const reaction: Reaction = async (transaction, events) => {
  const changed = events as unknown as readonly CountsChanged[]
  const byAnnouncement = Map.groupBy(changed, ({ announcementId }) => announcementId)
  const loaded = await Promise.all(
    [...byAnnouncement].map(([id, each]) =>
      load(transaction, id, [...new Set(each.map(({ dealId }) => dealId))]),
    ),
  )
  // One after the other: each reads what the one before uses.
  for (const each of loaded) await count(transaction, each)
}

export const reactToCounts = (reactions: Reactions): void => reactions.on('deal.counts-changed', reaction)
