import type { ordersCalls } from '@bookrunner/contract/orders'
import type { InputOf } from '@bookrunner/contract/kernel'
import { announcementOf } from '@bookrunner/domain/deals'
import {
  entityNamesOf,
  type FieldRefusal,
  isRefusal,
  type Language,
  refuseFields,
  type Refusal,
} from '@bookrunner/domain/kernel'
import {
  areAlike,
  dealAt,
  faultsWithoutInvestor,
  lastOrderLevels,
  offMarketLimits,
  ownBankFault,
  quotedAs,
  readsNameOf,
  submit,
  todaysSpan,
  topSize,
  type Order,
  type OrderResult,
  type OrderContent,
  type OrderRow,
} from '@bookrunner/domain/orders'
import type { Db } from '../../../platform/db/index.ts'
import { accept } from '../../../platform/service/index.ts'
import { movingOf, type DealContext } from '../../deals/index.ts'
import { entering, managerSightIn, readsLimits, scopesIn } from '../desk/desk-order.ts'
import { houseFault } from '../desk/desk-new-order.ts'
import { readEarlierOrders } from './earlier-orders.repo.ts'
import { readMatches, type NamedEntityMatch } from './list-names.repo.ts'
import { columnOf, resolveRow, namesIn, type ResolvedRow } from './list-row.ts'
import { newOrderId } from '../ledger/new-id.ts'
import { alsoOwn, loggedChanges, newsOf, savedChange } from '../ledger/order-result.ts'
import { dealFor } from '../ledger/load-order-context.ts'
import { claimForDesk } from '../ledger/order-claims.ts'
import { commandContextOf, type Writing } from '../ledger/command-context.ts'

/** A row with the number its sender knows it by. */
export interface NumberedRow {
  row: number
  cells: OrderRow
}

/** What is read before the lock. */
export interface PreparedList {
  rows: readonly NumberedRow[]
  fresh: string[]
  names: ReadonlyMap<string, NamedEntityMatch[]>
  /** Orders of the named houses, from before the lock: they only warn. */
  earlier: readonly Order[]
  language: Language
}

interface EnterListRequest extends Writing {
  input: Pick<InputOf<typeof ordersCalls.newOrders>, 'dealId' | 'reason'>
  prepared: PreparedList
}

export const prepareList = async (
  { db, language }: { db: Db; language: Language },
  dealId: string,
  rows: readonly NumberedRow[],
): Promise<PreparedList> => {
  const names = await readMatches(db, namesIn(rows.map(({ cells }) => cells)))
  const earlier = await readEarlierOrders(db, dealId, housesIn(names))
  return { rows, fresh: rows.map(() => newOrderId(dealId)), names, earlier, language }
}

const housesIn = (names: ReadonlyMap<string, NamedEntityMatch[]>): string[] => [
  ...new Set(
    [...names.values()].flatMap((found) => found.filter(({ invests }) => invests).map(({ id }) => id)),
  ),
]

export const listNeeds = ({
  input,
  actor,
  prepared,
}: Pick<EnterListRequest, 'input' | 'actor' | 'prepared'>) => ({
  announcementId: announcementOf(input.dealId),
  userId: actor.userId,
  houses: housesIn(prepared.names),
  claims: { identifiers: [] },
})

/** Reasons that concern every row are refused once. */
const ofDeal: readonly string[] = [
  'order.book-closed',
  'order.deal-over',
  'order.not-open',
  'order.reason-missing',
]

/** Enters the readable cells of one row like a single order. */
const enterResolved = (
  request: EnterListRequest,
  context: DealContext,
  { investorId, content, id }: { investorId: string; content: Partial<OrderContent>; id: string },
) => {
  const { dealId, reason } = request.input
  const bankId = request.actor.entityId
  const found = houseFault(request.state, investorId) ?? dealFor(request, context, investorId)
  if (isRefusal(found)) return found
  const { enterOrder } = scopesIn(context, request)
  const through = enterOrder === 'all' ? {} : { throughId: bankId }
  const commandContext = commandContextOf(request, { side: 'desk', reason, channel: 'import' })
  const parties = { id, dealId, investorId }
  const entered = submit(
    undefined,
    found.deal,
    { ...found.known, parties, content: { ...through, ...content } },
    commandContext,
  )
  const fault = ownBankFault(enterOrder, null, content, bankId)
  if (!fault || (isRefusal(entered) && ofDeal.includes(entered.reason))) return entered
  // Another bank's name hides no fault of the other cells.
  return beside(fault, isRefusal(entered) ? entered.fields : [])
}

/** The faults of another bank's name, and those of other fields. */
const beside = <Own extends string, Other extends string>(
  { fields: own = [] }: Refusal<Own>,
  others: readonly FieldRefusal<Other>[] = [],
) => {
  const known = new Set(own.map(({ field }) => field))
  const more = others.filter(({ field }) => !known.has(field))
  return refuseFields<'order.wrong', Own | Other>('order.wrong', [...own, ...more])
}

/** Without an investor nothing is entered, but the other cells are checked like those of any row. */
const checkWithoutInvestor = (
  request: EnterListRequest,
  context: DealContext,
  content: Partial<OrderContent>,
) => {
  const { enterOrder } = scopesIn(context, request)
  const bankId = request.actor.entityId
  const through = enterOrder === 'all' ? {} : { throughId: bankId }
  const deal = dealAt(movingOf(context), request.now)
  const faults = faultsWithoutInvestor({ ...through, ...content }, deal, { side: 'desk' })
  const fault = ownBankFault(enterOrder, null, content, bankId)
  return fault ? beside(fault, faults) : refuseFields('order.wrong', faults)
}

/** Adds rule faults in the readable cells, so that one refusal has all faults. */
const ruleFaults = (
  refusal: ReturnType<typeof enterResolved | typeof checkWithoutInvestor>,
  { faults }: ResolvedRow,
  cells: OrderRow,
) => {
  const fields = isRefusal(refusal) ? (refusal.fields ?? []) : []
  const faulty = new Set(faults.map(({ field }) => columnOf(field, cells)))
  return fields.filter(({ field }) => !faulty.has(columnOf(field, cells)))
}

const enter = (request: EnterListRequest, context: DealContext, { cells }: NumberedRow, index: number) => {
  const banks = context.state.announcement.shared.syndicate.map(({ entityId }) => entityId)
  const resolved = resolveRow(cells, request.prepared.names, {
    isBank: (id) => banks.includes(id),
    quoted: quotedAs(dealAt(movingOf(context), request.now)),
    language: request.prepared.language,
  })
  const { investorId, content, faults } = resolved
  if (investorId === null) {
    const checked = checkWithoutInvestor(request, context, content)
    return refuseFields('order.rows-wrong', [...faults, ...ruleFaults(checked, resolved, cells)])
  }
  const entered = enterResolved(request, context, { investorId, content, id: request.prepared.fresh[index]! })
  if (faults.length === 0 || (isRefusal(entered) && ofDeal.includes(entered.reason))) return entered
  return refuseFields('order.rows-wrong', [...faults, ...ruleFaults(entered, resolved, cells)])
}

type RowRefusal = Extract<ReturnType<typeof enter>, Refusal>
type Faults = FieldRefusal<RowRefusal['reason']>[]

const faultsOf = (refusal: RowRefusal, { row, cells }: NumberedRow): Faults => {
  const { reason, fields, params } = refusal
  if (!fields) return [{ field: `rows.${row}.investor`, reason, ...(params && { params }) }]
  return fields.map((fault) => ({ ...fault, field: `rows.${row}.${columnOf(fault.field, cells)}` }))
}

const enterAll = (request: EnterListRequest, context: DealContext): OrderResult[] | RowRefusal => {
  const done: OrderResult[] = []
  const faults: Faults = []
  for (const [index, row] of request.prepared.rows.entries()) {
    const entered = enter(request, context, row, index)
    if (!isRefusal(entered)) done.push(entered)
    else if (ofDeal.includes(entered.reason)) return entered
    else faults.push(...faultsOf(entered, row))
  }
  if (faults.length === 0) return done
  const count = new Set(faults.map(({ field }) => field.split('.')[1])).size
  return { ...refuseFields('order.rows-wrong', faults), params: { count } }
}

/** The number of the first row above with the same order. */
const firstAlike = (done: readonly OrderResult[], rows: readonly NumberedRow[], index: number) => {
  const { order } = done[index]!
  const first = done.findIndex((each) => areAlike(each.order, order))
  return first < index ? rows[first]!.row : null
}

/** All rows or none: one write, with one line. */
export const enterList = (request: EnterListRequest) => {
  const { dealId } = request.input
  const { rows } = request.prepared
  const context = entering(request, dealId)
  if (isRefusal(context)) return context
  const done = enterAll(request, context)
  if (isRefusal(done)) return done
  const span = todaysSpan(dealAt(movingOf(context), request.now))
  // The row names the institution, so an order behind an alias would lose it here.
  const sight = managerSightIn(context, request)
  const earlier = request.prepared.earlier.filter((each) => readsNameOf(each, sight))
  const list = done.map(({ order }, index) => {
    const orderLevels = lastOrderLevels(order)
    return {
      row: rows[index]!.row,
      orderId: order.id,
      orderLevels: [...orderLevels],
      size: topSize(orderLevels),
      earlier: earlier
        .filter(({ investorId }) => investorId === order.investorId)
        .map((each) => ({ orderId: each.id, isSame: areAlike(each, order) })),
      sameAs: firstAlike(done, rows, index),
      offMarket: offMarketLimits(orderLevels, span),
      investor: entityNamesOf(request.state.houses.get(order.investorId)),
      through: request.state.parties.get(order.throughId ?? '') ?? null,
    }
  })
  const entered = done.map((each) => ({
    orderId: each.order.id,
    investorId: each.order.investorId,
    changes: loggedChanges(each),
  }))
  const answer = accept({
    reply: { list },
    changes: done.map(savedChange),
    line: { code: 'order.entered' as const, params: { dealId, entered } },
    also: done.flatMap(alsoOwn),
    events: done.flatMap(newsOf),
  })
  return claimForDesk(request, answer, readsLimits(context, request))
}
