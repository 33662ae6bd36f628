import type { InvestorOrder } from '@bookrunner/contract/orders'
import type { OrderWrite } from '../parts/index.ts'
import { changesOf } from './read-typed.ts'
import { emptyTyped } from './typed.ts'
import type { Ticket } from './use-ticket.ts'

type WriteInput = Pick<Ticket, 'read' | 'typed' | 'state'>

/** The order and the version that was read. */
const orderRef = (order: InvestorOrder, { state }: WriteInput) => ({
  orderId: order.order.id,
  expectedVersion: state.version,
})

const contentOf = (order: InvestorOrder | undefined, { read, typed, state }: WriteInput) =>
  changesOf(read.content, typed, order ? state.base : emptyTyped)

/** Submits a new order, a draft or an intention, or changes an order. */
export function writeToSubmit(
  dealId: string,
  order: InvestorOrder | undefined,
  input: WriteInput,
): OrderWrite {
  const content = contentOf(order, input)
  if (!order) return { act: 'newOrder', input: { dealId, content } }
  const which = orderRef(order, input)
  return order.actions.submit === 'yes'
    ? { act: 'newOrder', input: { dealId, ...which, content } }
    : { act: 'editOrder', input: { ...which, content } }
}

export function writeToSave(dealId: string, order: InvestorOrder | undefined, input: WriteInput): OrderWrite {
  const content = contentOf(order, input)
  return { act: 'saveOrder', input: { dealId, ...(order && orderRef(order, input)), content } }
}
