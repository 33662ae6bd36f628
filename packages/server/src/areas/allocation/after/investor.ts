import { allocationCalls } from '@bookrunner/contract/allocation'
import { finalOf, paperTermsOf, percentOf } from '@bookrunner/domain/allocation'
import { isRefusal, refuse, type Refusal } from '@bookrunner/domain/kernel'
import {
  orderNumber,
  ownOutReasonOf,
  type Order,
  type OrderDeal,
  type Placer,
} from '@bookrunner/domain/orders'
import type { Db } from '../../../platform/db/index.ts'
import { read } from '../../../platform/http/handler.ts'
import { pdfFile } from '../../../platform/pdf/index.ts'
import { dealOfRow, readOrderDeals, readOwn, readPlacer, type OrderDealRow } from '../../orders/index.ts'
import { allocationPaper, paperName } from '../files/confirmation-paper.ts'
import { readFinals, readOwnConfirmations } from './own.repo.ts'
import { confirms, type ConfirmedFacts } from '../stored.ts'
import { confirmedFactsOf, readPaperFacts } from './confirmed-facts.ts'
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

/** An allocation as its investor reads it, with the facts as issued. */
interface IssuedAllocation {
  own: OwnAllocation
  facts: ConfirmedFacts
}

/**
 * Confirmed allocations as issued. A launched line is not public before that, and other terms change nothing until it is
 * confirmed again. A confirmation from before its facts were stored has those of today.
 */
const confirmedAllocations = async (db: Db, { row, deal, orders }: OwnDeal): Promise<IssuedAllocation[]> => {
  const confirmations = await readOwnConfirmations(db, orders)
  const bare = [...confirmations.values()].filter(({ facts }) => facts === null)
  const [finals, today] = await Promise.all([
    readFinals(db, row.id, [...new Set(bare.map(({ terms }) => terms))]),
    readPaperFacts(db, {
      dealId: row.id,
      deal,
      investorIds: orders.map(({ investorId }) => investorId),
    }),
  ])
  const todaysTerms = {
    terms: finalOf(deal.lifecycle, deal.guidance)?.number ?? null,
    paperTerms: paperTermsOf(deal.terms, deal.shared),
  }
  return orders.flatMap((order): IssuedAllocation[] => {
    const confirmation = confirmations.get(order.id)
    if (!confirmation) return []
    const { size, number, at, terms } = confirmation
    const final = finals.get(terms) ?? null
    const facts = confirmation.facts ?? confirmedFactsOf(today, { order, deal, size, final })
    const { orderSize, bond, priced, accrued, consideration } = facts
    const own = {
      orderId: order.id,
      number: orderNumber(order.id),
      account: order.account,
      orderSize,
      size,
      notAllocated: ownOutReasonOf(order, deal),
      fill: percentOf(BigInt(size), BigInt(orderSize)),
      confirmation: number,
      confirmedAt: at,
      replaces: number > 1,
      outdated: !confirms(confirmation, { size, ...todaysTerms }),
      ...bond,
      ...priced,
      accrued,
      consideration,
    }
    return [{ own, facts }]
  })
}

const ownIn = async (db: Db, found: OwnDeal): Promise<OwnAllocations> => {
  const { row, deal } = found
  return {
    dealId: row.id,
    name: row.name,
    currency: deal.terms.currency,
    list: (await confirmedAllocations(db, found)).map(({ own }) => own),
  }
}

export const myAllocation = read(allocationCalls.myAllocation, async ({ input, actor, db }) => {
  const found = await ownDeal(db, await readPlacer(db, actor), { dealId: input.dealId })
  return isRefusal(found) ? found : ownIn(db, found)
})

export const downloadAllocation = read(
  allocationCalls.downloadAllocation,
  async ({ input, actor, db, language, workers }) => {
    const found = await ownDeal(db, await readPlacer(db, actor), { ids: [input.orderId] })
    if (isRefusal(found)) return found
    const { row, deal } = found
    const [issued] = await confirmedAllocations(db, found)
    if (!issued?.facts.investor) return refuse('alloc.not-released')
    const { own, facts } = issued
    const paper = allocationPaper({
      own,
      deal: facts.deal,
      currency: deal.terms.currency,
      investor: issued.facts.investor,
      lei: facts.lei,
      language,
      now: row.now,
      zone: deal.terms.timeZone,
    })
    return pdfFile(paperName(own, language), paper, workers)
  },
)
