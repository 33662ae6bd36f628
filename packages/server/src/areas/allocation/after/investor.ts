import { calls } from '@bookrunner/contract'
import type { ReplyOf } from '@bookrunner/contract/kernel'
import { cashOf, percentOf } from '@bookrunner/domain/allocation'
import { isRefusal, refuse, type Face, type Refusal } from '@bookrunner/domain/kernel'
import { figuresOf, orderNumber, type Order, type OrderDeal, type Placer } from '@bookrunner/domain/orders'
import type { Db } from '../../../platform/db/index.ts'
import { read } from '../../../platform/http/handler.ts'
import { pdfFile } from '../../../platform/pdf/index.ts'
import {
  dealOfRow,
  readNames,
  readOrderDeals,
  readOwn,
  readPlacer,
  type OrderDealRow,
} from '../../orders/index.ts'
import { allocationPaper, paperName } from '../files/confirmation-paper.ts'
import { readOwnConfirmations } from './own.repo.ts'
import { settledOf, type Settled } from './settled.ts'

type Own = ReplyOf<typeof calls.allocation.myAllocation>
export type OwnAllocation = Own['list'][number]

/** Deals of orders one has: what one has none on is not there. */
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

const cash = (size: Face, { price, accrued, decimals }: Settled) =>
  price === null || accrued === null
    ? { principal: null, interest: null, amount: null }
    : cashOf(size, { price, accrued, decimals })

/** What was confirmed, and nothing else: a launched line is nobody's before. */
const released = async (
  db: Db,
  { deal, orders }: { deal: OrderDeal; orders: readonly Order[] },
  settled: Settled,
): Promise<OwnAllocation[]> => {
  const confirmations = await readOwnConfirmations(db, orders)
  return orders.flatMap((order) => {
    const confirmation = confirmations.get(order.id)
    if (!confirmation) return []
    const { counting: asked } = figuresOf(order, deal)
    const { size, number, at } = confirmation
    return {
      ...{ orderId: order.id, number: orderNumber(order.id), account: order.account, asked, size },
      ...{ fill: percentOf(BigInt(size), BigInt(asked)), confirmation: number, confirmedAt: at },
      ...{ replaces: number > 1, ...cash(size, settled) },
    }
  })
}

const headOf = (row: OrderDealRow, { terms }: OrderDeal, settled: Settled): Omit<Own, 'list'> => ({
  ...{ dealId: row.id, name: row.name, issuer: row.issuer, currency: terms.currency, isin: terms.isin },
  ...{ coupon: settled.coupon, price: settled.price },
  ...{ settlementDate: settled.settlementDate, maturityDate: settled.maturityDate },
})

export const myAllocation = read(calls.allocation.myAllocation, async ({ input, actor, db }) => {
  const found = await ownDeal(db, await readPlacer(db, actor), { dealId: input.dealId })
  if (isRefusal(found)) return found
  const settled = await settledOf(db, found.deal)
  return { ...headOf(found.row, found.deal, settled), list: await released(db, found, settled) }
})

export const downloadAllocation = read(
  calls.allocation.downloadAllocation,
  async ({ input, actor, db, language }) => {
    const found = await ownDeal(db, await readPlacer(db, actor), { ids: [input.orderId] })
    if (isRefusal(found)) return found
    const { row, deal, orders } = found
    const settled = await settledOf(db, deal)
    const [[own], names] = await Promise.all([
      released(db, found, settled),
      readNames(db, [orders[0]!.investorId]),
    ])
    const investor = names.get(orders[0]!.investorId)
    if (!own || !investor) return refuse('alloc.not-released')
    const paper = allocationPaper({
      ...{ own, head: headOf(row, deal, settled), accrued: settled.accrued, investor, language },
      ...{ now: row.now, zone: deal.terms.timeZone },
    })
    return pdfFile(paperName(own, language), paper)
  },
)
