import type { DealLifecycle } from '../deals/index.ts'
import { limitKinds, type OrderChange } from './choices.ts'
import type { OrderDeal } from './deal.ts'
import { isCounted, lastOrderLevels } from './figures.ts'
import type { Baseline, Order, OrderLevel, ComparedContent } from './order.ts'

/** What of an order counts in a book, or null where it does not: nothing submitted, withdrawn, or dropped. */
export const comparedContentOf = (
  order: Order,
  deal: Pick<OrderDeal, 'lifecycle'>,
): ComparedContent | null => {
  const orderLevels = lastOrderLevels(order)
  if (!isCounted(order, deal) || orderLevels.length === 0) return null
  const { minSize, maxSize, commitment } = order
  return { orderLevels, minSize, maxSize, commitment }
}

/** An order nobody touched since the last guidance or push is its own baseline; nothing has to be frozen for it. */
const touchedSince = ({ seq }: Pick<Order, 'seq'>, { baselineSeq }: DealLifecycle): boolean =>
  seq > baselineSeq

/** How it stood at the last guidance or push. */
export const baselineOf = (order: Order, deal: Pick<OrderDeal, 'lifecycle'>): ComparedContent | null => {
  if (!touchedSince(order, deal.lifecycle)) return comparedContentOf(order, deal)
  return order.baseline?.seq === deal.lifecycle.baselineSeq ? order.baseline.was : null
}

/** The baseline that the next change stores: the first change after a push stores the order of that moment. */
export const baselineToStore = (order: Order | undefined, deal: Pick<OrderDeal, 'lifecycle'>): Baseline => ({
  seq: deal.lifecycle.baselineSeq,
  was: order ? baselineOf(order, deal) : null,
})

const sameOrderLevel = (one: OrderLevel, other: OrderLevel | undefined): boolean =>
  other !== undefined &&
  one.size === other.size &&
  limitKinds.every((kind) => (one[kind] ?? null) === (other[kind] ?? null))

/** Of every order of a book, whenever it is read: field by field, and no more than there is. */
const isSameContent = (one: ComparedContent, other: ComparedContent): boolean =>
  one.minSize === other.minSize &&
  one.maxSize === other.maxSize &&
  one.commitment === other.commitment &&
  one.orderLevels.length === other.orderLevels.length &&
  one.orderLevels.every((orderLevel, index) => sameOrderLevel(orderLevel, other.orderLevels[index]))

/**
 * Against the last guidance or push; null where it counted neither then nor now. A withdrawn order is cancelled from the
 * moment it is withdrawn, even if it came after that push: a desk must see that it left.
 */
export const changeOf = (order: Order, deal: Pick<OrderDeal, 'lifecycle'>): OrderChange | null => {
  const [was, is] = [baselineOf(order, deal), comparedContentOf(order, deal)]
  if (is === null) return was === null && order.stage !== 'withdrawn' ? null : 'CANCEL'
  if (was === null) return 'NEW'
  return isSameContent(was, is) ? 'SAME' : 'MOD'
}
