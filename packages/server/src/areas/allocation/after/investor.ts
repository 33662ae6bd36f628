import { calls } from '@bookrunner/contract'
import type { ReplyOf } from '@bookrunner/contract/kernel'
import { cashOf, leastAccounts, percentOf } from '@bookrunner/domain/allocation'
import { isRefusal, refuse, type Face, type Refusal } from '@bookrunner/domain/kernel'
import { figuresOf, orderNumber, type Order, type OrderDeal, type Placer } from '@bookrunner/domain/orders'
import type { Db } from '../../../platform/db/index.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { read } from '../../../platform/http/handler.ts'
import { pdfFile } from '../../../platform/pdf/index.ts'
import { nameIn } from '../../../platform/named.ts'
import { bookOf, seenBook } from '../../book/index.ts'
import { readClasses } from '../../deals/index.ts'
import {
  dealOfRow,
  readNames,
  readOrderDeals,
  readOwn,
  readPlacer,
  type OrderDealRow,
} from '../../orders/index.ts'
import { finalBook } from '../closed-book.ts'
import { allocationPaper, paperName } from '../files/confirmation-paper.ts'
import { readFilled, readOwnConfirmations, readReleased } from './own.repo.ts'
import { settledOf, type Settled } from './settled.ts'

type Own = ReplyOf<typeof calls.allocation.myAllocation>
export type OwnAllocation = Own['list'][number]

/** Deals of orders one has: what one has none on is not there. */
const ownDeal = async (
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

type Fills = ReplyOf<typeof calls.allocation.fillReport>['list']

/** Types of few accounts would say whose they are: they go together, without a name; and so do all if that is one. */
const hideSmall = (
  found: ReadonlyMap<string | null, { accounts: Set<string>; asked: bigint; size: bigint }>,
  names: ReadonlyMap<string, string>,
): Fills => {
  const rest = { accounts: new Set<string>(), asked: 0n, size: 0n }
  const named: Fills = []
  const bySize = [...found].toSorted(([, one], [, other]) => other.accounts.size - one.accounts.size)
  for (const [classId, { accounts, asked, size }] of bySize) {
    const few = accounts.size < leastAccounts || classId === null
    // What is left over is never of few either.
    const needed = rest.accounts.size > 0 && rest.accounts.size < leastAccounts
    if (!few && !needed)
      named.push({
        ...{ classId, name: names.get(classId) ?? '', accounts: accounts.size },
        fill: percentOf(size, asked),
      })
    else {
      for (const each of accounts) rest.accounts.add(each)
      rest.asked += asked
      rest.size += size
    }
  }
  return closed(named, rest)
}

const closed = (named: Fills, rest: { accounts: Set<string>; asked: bigint; size: bigint }): Fills =>
  rest.accounts.size >= leastAccounts
    ? [
        ...named,
        { classId: null, name: null, accounts: rest.accounts.size, fill: percentOf(rest.size, rest.asked) },
      ]
    : named

/** May somebody read it: an investor with an order on the deal that is confirmed, or a manager who reads its book. */
const mayRead = async (db: Db, actor: Actor, dealId: string) => {
  const own = await ownDeal(db, await readPlacer(db, actor), { dealId })
  if (!isRefusal(own)) {
    const confirmed = await readOwnConfirmations(db, own.orders)
    return confirmed.size > 0 ? true : refuse('alloc.not-released')
  }
  const seen = await seenBook(db, actor, dealId)
  return isRefusal(seen) ? refuse('record.unknown') : true
}

/** Anonymised: shares only, no size of anybody and no total. Once every line is confirmed. */
export const fillReport = read(calls.allocation.fillReport, async ({ input, actor, db, language }) => {
  const { dealId } = input
  const may = await mayRead(db, actor, dealId)
  if (isRefusal(may)) return may
  const version = await readReleased(db, dealId)
  if (!version) return refuse('alloc.not-released')
  const [lines, classes, taken] = await Promise.all([
    readFilled(db, version.versionId),
    readClasses(db),
    takenIn(db, dealId),
  ])
  const sums = new Map<string | null, { accounts: Set<string>; asked: bigint; size: bigint }>()
  let [asked, size] = [0n, 0n]
  for (const line of lines) {
    const sum = sums.get(line.classId) ?? { accounts: new Set<string>(), asked: 0n, size: 0n }
    const own = BigInt(taken.get(line.orderId) ?? 0)
    sum.accounts.add(line.investorId)
    sum.asked += own
    sum.size += BigInt(line.size)
    asked += own
    size += BigInt(line.size)
    sums.set(line.classId, sum)
  }
  const names = new Map(classes.map((row) => [row.id, nameIn(language, row)]))
  return {
    dealId,
    rules: version.kinds,
    list: hideSmall(sums, names),
    fill: percentOf(size, asked),
  }
})

const takenIn = async (db: Db, dealId: string): Promise<Map<string, Face>> => {
  const state = await bookOf(db, dealId)
  if (!state) return new Map()
  const { orders } = await finalBook(db, state)
  return new Map(orders.map((order) => [order.id, order.size]))
}
