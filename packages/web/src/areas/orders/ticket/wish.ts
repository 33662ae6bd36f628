import type { InvestorOrder } from '@bookrunner/contract/orders'
import type { Wish } from '../parts/index.ts'
import { changesOf } from './read-typed.ts'
import { emptyTyped } from './typed.ts'
import type { Ticket } from './use-ticket.ts'

type WishInput = Pick<Ticket, 'read' | 'typed' | 'state'>

/** Of an order that exists what was changed, and the number it was read with. */
const known = (order: InvestorOrder, { state }: WishInput) => ({
  orderId: order.order.id,
  expectedVersion: state.version,
})

const contentOf = (order: InvestorOrder | undefined, { read, typed, state }: WishInput) =>
  changesOf(read.content, typed, order ? state.base : emptyTyped)

/** A new order, a draft or an intention that becomes one, or a change. */
export function submitWish(dealId: string, order: InvestorOrder | undefined, given: WishInput): Wish {
  const content = contentOf(order, given)
  if (!order) return { act: 'newOrder', input: { dealId, content } }
  const which = known(order, given)
  return order.actions.submit === 'yes'
    ? { act: 'newOrder', input: { dealId, ...which, content } }
    : { act: 'editOrder', input: { ...which, content } }
}

export function saveWish(dealId: string, order: InvestorOrder | undefined, given: WishInput): Wish {
  const content = contentOf(order, given)
  return { act: 'saveOrder', input: { dealId, ...(order && known(order, given)), content } }
}
