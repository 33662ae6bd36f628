import { isUnanswered } from '@bookrunner/domain/book'
import type { OrderDeal, OrderStage } from '@bookrunner/domain/orders'
import type { Db } from '../../../platform/db/index.ts'
import { dealOfRow, readInvestors, readOrderDeals } from '../../orders/index.ts'
import { readOrdersIn } from './chase.repo.ts'

const stages: OrderStage[] = ['live', 'intention']

export const readDealNow = async (db: Db, dealId: string): Promise<OrderDeal | undefined> => {
  const [row] = await readOrderDeals(db, [dealId])
  return row && dealOfRow(row)
}

/** People with an order that still lacks the answer that the deal asks for. */
export const readWaiting = async (db: Db, dealId: string, deal: OrderDeal): Promise<string[]> => {
  const orders = await readOrdersIn(db, dealId, stages)
  const waiting = orders.filter((order) => isUnanswered(order, deal))
  if (waiting.length === 0) return []
  const houses = [...new Set(waiting.map(({ investorId }) => investorId))]
  return readInvestors(db, { dealId, houses, stages, ids: waiting.map(({ id }) => id) })
}
