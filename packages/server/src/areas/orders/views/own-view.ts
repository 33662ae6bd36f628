import type { InvestorOrder, ListedDeal, ListedOrder } from '@bookrunner/contract/orders'
import { closeOf, isSubjectAt } from '@bookrunner/domain/deals'
import { entityNamesOf } from '@bookrunner/domain/kernel'
import {
  acceptedLevel,
  derivedOf,
  investorAbilities,
  investorFields,
  ownOutReasonOf,
  rulesOf,
  sizeIfSilent,
  throughBanks,
  todaysLevel,
  type Author,
  type InvestorField,
  type Order,
  type OrderDeal,
  type Placer,
} from '@bookrunner/domain/orders'
import type { Db } from '../../../platform/db/index.ts'
import { readNamed, type NamedEntity } from '../../deals/index.ts'
import { readReviewed } from '../../quota/index.ts'
import { dealOfRow } from './order-deal.ts'
import { readDoers, readOrderDeals, type Doer, type OrderDealRow } from '../reads/orders.repo.ts'

/** Field by field, so that no field of the desk slips in. */
export const recordForInvestor = (order: Order): Pick<Order, InvestorField> => {
  const record: Partial<Record<InvestorField, unknown>> = {}
  for (const field of investorFields) record[field] = order[field]
  return record as Pick<Order, InvestorField>
}

/** A colleague by name; for a desk, only its bank's name. */
export const doerFor = ({ userId, side }: Author, doers: ReadonlyMap<string, Doer>) => {
  const doer = doers.get(userId)
  if (side === 'investor') return { own: true, name: doer?.name ?? '', nameCn: '', nameHk: '' }
  const { shortName, name, nameCn, nameHk } = entityNamesOf(doer?.entity)
  return { own: false, name: shortName || name, nameCn, nameHk }
}

/** A draft may name any bank. Do not reveal the name of one outside the deal. */
export const throughOf = ({ throughId, stage }: Order, deal: OrderDeal): string | null =>
  throughId !== null && (stage !== 'draft' || throughBanks(deal).includes(throughId)) ? throughId : null

const sizeRulesOf = (deal: OrderDeal): InvestorOrder['deal']['sizeRules'] => {
  const { minDenomination, increment, minOrder, sizeCap, issue } = rulesOf(deal)
  return { minDenomination, increment, minOrder, sizeCap, issue }
}

const headerOf = (row: OrderDealRow, deal: OrderDeal, region: Order['region']): InvestorOrder['deal'] => {
  const { lifecycle, terms } = deal
  const { test } = lifecycle
  return {
    dealId: row.id,
    name: row.name,
    issuer: row.issuer,
    status: lifecycle.status,
    bookClosed: lifecycle.bookClosed,
    subject: isSubjectAt(lifecycle, row.now, region ?? undefined),
    closesAt: closeOf(lifecycle),
    timeZone: terms.timeZone,
    currency: terms.currency,
    guidance: todaysLevel(deal)?.level ?? null,
    sizeRules: sizeRulesOf(deal),
    test: lifecycle.status === 'Test' && test ? { round: test.number, level: test.level } : null,
  }
}

/** What the view of an order needs beside the order. */
export interface OwnFacts {
  row: OrderDealRow
  /** The deal of the row as it is now. */
  deal: OrderDeal
  /** Banks by their ids. */
  named: ReadonlyMap<string, NamedEntity>
  doers: ReadonlyMap<string, Doer>
  isReviewed: boolean
}

/** An order of the reader's own house. */
export const ownViewOf = (
  order: Order,
  { row, deal, named, doers, isReviewed }: OwnFacts,
  placer: Pick<Placer, 'rights' | 'entityId'>,
): InvestorOrder => {
  const { number, status, figures, fpgState, push, needsTestSize, meaning, final } = derivedOf(order, deal)
  return {
    order: recordForInvestor(order),
    number,
    status,
    figures,
    fpgState,
    push,
    needsTestSize,
    meaning,
    final,
    actions: investorAbilities(order, deal, placer),
    deal: headerOf(row, deal, order.region),
    ifSilent: sizeIfSilent(order, deal),
    accepting: acceptedLevel(order, deal),
    notAllocated: ownOutReasonOf(order, deal),
    through: named.get(throughOf(order, deal) ?? '') ?? null,
    enteredBy: doerFor(order.createdBy, doers),
    sizeReviewed: isReviewed,
  }
}

/** The view as a list has it, and its deal, which the list says once. */
export const listedOf = ({ deal, ...view }: InvestorOrder): { row: ListedOrder; deal: ListedDeal } => {
  const { subject, ...header } = deal
  return {
    row: {
      ...view,
      subject,
    },
    deal: header,
  }
}

/** Orders of the reader's own house with their current deals. */
export const ownViews = async (
  db: Db,
  placer: Placer,
  orders: readonly Order[],
): Promise<InvestorOrder[]> => {
  const [rows, found, doers, reviewed] = await Promise.all([
    readOrderDeals(db, [...new Set(orders.map(({ dealId }) => dealId))]),
    readNamed(db, [...new Set(orders.flatMap(({ throughId }) => throughId ?? []))]),
    readDoers(
      db,
      orders.map(({ createdBy }) => createdBy.userId),
    ),
    readReviewed(
      db,
      orders.map(({ id }) => id),
    ),
  ])
  const deals = new Map(rows.map((row) => [row.id, { row, deal: dealOfRow(row) }]))
  const named = new Map(found.map((each) => [each.entityId, each]))
  return orders.map((order) => {
    const { row, deal } = deals.get(order.dealId)!
    return ownViewOf(order, { row, deal, named, doers, isReviewed: reviewed.has(order.id) }, placer)
  })
}
