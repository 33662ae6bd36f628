import { allocationCalls } from '@bookrunner/contract/allocation'
import { percentOf } from '@bookrunner/domain/allocation'
import type { FinalTerms } from '@bookrunner/domain/deals'
import { isRefusal, refuse, type Refusal } from '@bookrunner/domain/kernel'
import { orderedSize, orderNumber, type Order, type OrderDeal, type Placer } from '@bookrunner/domain/orders'
import type { Db } from '../../../platform/db/index.ts'
import { read } from '../../../platform/http/handler.ts'
import { pdfFile } from '../../../platform/pdf/index.ts'
import {
  bondFactsOf,
  dealOfRow,
  readNames,
  readOrderDeals,
  readOwn,
  readPlacer,
  type OrderDealRow,
} from '../../orders/index.ts'
import { readLeis } from '../alloc-reads.repo.ts'
import { allocationPaper, paperName } from '../files/confirmation-paper.ts'
import { readFinals, readOwnConfirmations } from './own.repo.ts'
import { cashAt, pricedFactsOf, settling, type Settled } from './settled.ts'
import type { OwnAllocation, OwnAllocations } from './own-allocation.ts'

/** The deal of the investor's own orders; unknown without an order on it. */
export const ownDeal = async (
  db: Db,
  placer: Placer,
  filter: { dealId?: string; ids?: string[] },
): Promise<{ row: OrderDealRow; deal: OrderDeal; orders: Order[] } | Refusal<'record.unknown'>> => {
  const orders = await readOwn(db, placer, filter)
  const [first] = orders
  if (!first) return refuse('record.unknown')
  const [row] = await readOrderDeals(db, [first.dealId])
  return row ? { row, deal: dealOfRow(row), orders } : refuse('record.unknown')
}

interface OwnDeal {
  row: OrderDealRow
  deal: OrderDeal
  orders: readonly Order[]
}

/**
 * Confirmed allocations at the terms they were confirmed at. A launched line is not public before that, and corrected
 * terms change nothing until it is confirmed again.
 */
const confirmedAllocations = async (
  db: Db,
  { row, deal, orders }: OwnDeal,
  settle: (final: FinalTerms | null) => Settled,
): Promise<OwnAllocation[]> => {
  const confirmations = await readOwnConfirmations(db, orders)
  const numbers = new Set(confirmations.values().map(({ terms }) => terms))
  const finals = await readFinals(db, row.id, [...numbers])
  return orders.flatMap((order) => {
    const confirmation = confirmations.get(order.id)
    if (!confirmation) return []
    const orderSize = orderedSize(order)
    const { size, number, at, terms } = confirmation
    const settled = settle(finals.get(terms) ?? null)
    return {
      orderId: order.id,
      number: orderNumber(order.id),
      account: order.account,
      orderSize,
      size,
      fill: percentOf(BigInt(size), BigInt(orderSize)),
      confirmation: number,
      confirmedAt: at,
      replaces: number > 1,
      ...pricedFactsOf(deal, settled),
      ...cashAt(size, settled),
    }
  })
}

const ownIn = async (db: Db, found: OwnDeal): Promise<OwnAllocations> => {
  const { row, deal } = found
  const settle = await settling(db, deal)
  return {
    dealId: row.id,
    name: row.name,
    currency: deal.terms.currency,
    ...(await bondFactsOf(db, deal, settle(null))),
    list: await confirmedAllocations(db, found, settle),
  }
}

export const myAllocation = read(allocationCalls.myAllocation, async ({ input, actor, db }) => {
  const found = await ownDeal(db, await readPlacer(db, actor), { dealId: input.dealId })
  return isRefusal(found) ? found : ownIn(db, found)
})

export const downloadAllocation = read(
  allocationCalls.downloadAllocation,
  async ({ input, actor, db, language }) => {
    const found = await ownDeal(db, await readPlacer(db, actor), { ids: [input.orderId] })
    if (isRefusal(found)) return found
    const { row, deal, orders } = found
    const [{ list, ...head }, names, leis] = await Promise.all([
      ownIn(db, found),
      readNames(db, [orders[0]!.investorId]),
      readLeis(db, [orders[0]!.investorId]),
    ])
    const [own] = list
    const investor = names.get(orders[0]!.investorId)
    if (!own || !investor) return refuse('alloc.not-released')
    const paper = allocationPaper({
      own,
      head,
      investor,
      lei: leis.get(orders[0]!.investorId) ?? null,
      language,
      now: row.now,
      zone: deal.terms.timeZone,
    })
    return pdfFile(paperName(own, language), paper)
  },
)
