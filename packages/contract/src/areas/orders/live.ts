import { z } from 'zod'
import { subject } from '../../kernel/live.ts'
import { investorOrder } from './views.ts'

/** Orders by their ids, as they are now; null: it is gone (a draft that was deleted), or left one's sight. */
const changedOrders = z.record(z.string(), investorOrder.nullable())

/**
 * The own house’s orders over all deals; key: the house’s id. Its number moves with these orders only, so that it tells
 * nothing of anybody else's. What a phase push changes, the deals' own subjects (`offer`) say.
 */
export const ownOrdersSubject = subject({
  name: 'ownOrders',
  access: ['my_order'],
  snapshot: z.object({ orders: z.array(investorOrder) }),
  change: z.object({ orders: changedOrders }),
  refusals: ['record.unknown'],
})
