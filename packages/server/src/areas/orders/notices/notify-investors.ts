import { z } from 'zod'
import type { GuidanceLevel } from '@bookrunner/domain/deals'
import {
  countingOrderLevels,
  isCounted,
  spanOf,
  levelFitAt,
  type Order,
  type OrderDeal,
  type OrderStage,
} from '@bookrunner/domain/orders'
import { reading, type Db } from '../../../platform/db/index.ts'
import type { Task } from '../../../platform/jobs.ts'
import { deliverTo } from '../../notices/index.ts'
import { readHolders, readInvestors, readOrdersOf } from './holders.repo.ts'
import { dealOfRow } from '../views/order-deal.ts'
import { readOrderDeals } from '../reads/orders.repo.ts'

/**
 * Recipients of a notice: holders of live orders, of intentions, of orders that are out now, or holders without an
 * address any more.
 */
export const audiences = ['live', 'intentions', 'out', 'strangers'] as const

export const investorNotice = z.object({
  noticeId: z.string(),
  dealId: z.string(),
  audience: z.enum(audiences),
  /** For a new guidance: the new level and the previous one. */
  levels: z.object({ now: z.custom<GuidanceLevel>(), before: z.custom<GuidanceLevel | null>() }).nullable(),
})
type InvestorNotice = z.infer<typeof investorNotice>

const stages: Record<InvestorNotice['audience'], OrderStage[]> = {
  live: ['live'],
  intentions: ['intention'],
  out: ['live'],
  strangers: ['live', 'intention'],
}
const atOnce = 100

/** Out at this level but not at the previous one, so that further tightening sends no second notice. */
const isOutNow = (
  order: Order,
  deal: OrderDeal,
  { now, before }: NonNullable<InvestorNotice['levels']>,
): boolean => {
  const orderLevels = countingOrderLevels(order, deal)
  const out = (level: GuidanceLevel) =>
    levelFitAt(orderLevels, spanOf({ level, final: null }, deal.terms)).fit === 'out'
  return isCounted(order, deal) && orderLevels.length > 0 && out(now) && !(before && out(before))
}

const outOf = async (
  db: Db,
  { dealId, levels }: InvestorNotice,
  houses: readonly string[],
): Promise<string[]> => {
  const [[row], orders] = await Promise.all([readOrderDeals(db, [dealId]), readOrdersOf(db, dealId, houses)])
  if (!row || !levels) return []
  const deal = dealOfRow(row)
  return orders.filter((order) => isOutNow(order, deal, levels)).map(({ id }) => id)
}

/** Pages through holders. Run again after a fault, it leaves out those who have the notice. */
export const notifyInvestors: Task = async (payload, { db }) => {
  const notification = investorNotice.parse(payload)
  const { noticeId, dealId, audience } = notification
  const houses = await readHolders(db, dealId, {
    stages: stages[audience],
    strangers: audience === 'strangers',
  })
  for (let at = 0; at < houses.length; at += atOnce) {
    const page = houses.slice(at, at + atOnce)
    const ids = audience === 'out' ? await outOf(db, notification, page) : null
    const people = await readInvestors(db, { dealId, houses: page, stages: stages[audience], ids })
    if (people.length > 0) await deliverTo(reading(db), noticeId, people)
  }
}
