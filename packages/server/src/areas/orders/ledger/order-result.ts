import type { OrderLogCode } from '@bookrunner/contract/deals'
import {
  figuresOf,
  orderNewsOf,
  orderNumber,
  statusOf,
  type OrderResult,
  type Order,
  type OrderDeal,
  type OrderNews,
} from '@bookrunner/domain/orders'
import { accept, type DomainEvent, type LogLine } from '../../../platform/service/index.ts'
import { loggedValue } from '../../deals/index.ts'
import { ownLedger } from './order.ts'
import type { OrderChange } from './order-state.ts'

/** The reply to a write: enough for an unmistakable confirmation. */
const placed = ({ order, version }: OrderResult, deal: OrderDeal) => ({
  orderId: order.id,
  number: orderNumber(order.id),
  dealId: order.dealId,
  status: statusOf(order, deal),
  figures: figuresOf(order, deal),
  conditional: order.conditional !== null,
  at: version.at,
})
export const placedForInvestor = (done: OrderResult, deal: OrderDeal) => ({
  ...placed(done, deal),
  shown: done.order.shown,
})
export const placedForManager = (done: OrderResult, deal: OrderDeal) => ({
  ...placed(done, deal),
  version: done.order.version,
})

export const savedChange = ({ order, version }: OrderResult): OrderChange => ({
  kind: 'saved',
  order,
  version,
})

/** Ids, codes and figures; free text as length and digest. */
export const loggedChanges = ({ version }: OrderResult) =>
  version.changes.map(({ field, from, to }) => ({
    field: `order.${field}`,
    from: loggedValue(from, field),
    to: loggedValue(to, field),
  }))

/** A line of the deal's log. Drafts are not logged. */
export const orderLine = (done: OrderResult): LogLine<OrderLogCode> => {
  const { order, version } = done
  if (version.act === 'saved') throw new Error(`${order.id} is a draft and has no line in the deal's log`)
  return {
    code: `order.${version.act}`,
    params: {
      dealId: order.dealId,
      orderId: order.id,
      investorId: order.investorId,
      changes: loggedChanges(done),
    },
  }
}

/** A line of the house's own ledger: a draft was saved or deleted. */
export const ownLine = (code: string, { id: orderId, shown }: Pick<Order, 'id' | 'shown'>): LogLine => ({
  code,
  params: { orderId, shown },
})

/** Tells the houses' pages to read these orders again, even if another record has changed: one line for each house. */
export const ownNewsOf = (orders: readonly Order[]) =>
  [...Map.groupBy(orders, ({ investorId }) => investorId)].map(([investorId, own]) => ({
    ledger: ownLedger(investorId),
    line: {
      code: 'order.shown',
      params: { orders: own.map(({ id: orderId, shown }) => ({ orderId, shown })) },
    },
  }))

/** For the order's house, if something it reads has changed. */
export const alsoOwn = ({ order, version }: OrderResult) => (version.shown === null ? [] : ownNewsOf([order]))

/** What the other side of an order hears of: a desk's act for an investor, or a comment of an investor. */
export interface OrderChangedEvent extends DomainEvent {
  type: 'order.changed'
  about: OrderNews
  orderId: string
  dealId: string
  investorId: string
  /** The author, and the author's institution. */
  by: string
  entityId: string
}

/** One event for each order whose other side reads something new. */
export const newsOf = ({ order, version }: OrderResult): OrderChangedEvent[] => {
  const about = orderNewsOf(version)
  if (about === null) return []
  const { id: orderId, dealId, investorId } = order
  const { userId: by, entityId } = version.by
  return [{ type: 'order.changed', about, orderId, dealId, investorId, by, entityId }]
}

/** Accepts a write to the deal's orders. */
export const acceptOrder = <Reply>(done: OrderResult, reply: Reply) =>
  accept({
    reply,
    changes: [savedChange(done)],
    line: orderLine(done),
    also: alsoOwn(done),
    events: newsOf(done),
  })
