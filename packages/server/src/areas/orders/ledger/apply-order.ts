import type { Order } from '@bookrunner/domain/orders'
import type { Stamp } from '../../../platform/service/index.ts'
import { applyOverride, applyUse } from '../../quota/index.ts'
import { claimIn } from './order-claims.ts'
import { countKey, isCounted, type OrderChange, type OrderState } from './order-state.ts'

/** What an order uses of limits follows it at once, so that the next write of a batch counts with it. */
export const applyOrderChange = (state: OrderState, change: OrderChange, { now }: Stamp): void => {
  switch (change.kind) {
    case 'saved': {
      countOrder(state, change.order)
      state.orders.set(change.order.id, change.order)
      const claim = claimIn(state, change.order, now)
      if (claim) applyUse(state.quota, [claim])
      break
    }
    case 'overridden': {
      const { overrideId, orderId } = change
      applyOverride(state.quota, { overrideId, orderId, at: now.toString() })
      break
    }
    case 'deleted':
      state.orders.delete(change.orderId)
  }
}

const countOrder = ({ orders, counts }: OrderState, order: Order): void => {
  const count = counts.get(countKey(order))
  if (count === undefined) return
  const change = Number(isCounted(order)) - Number(isCounted(orders.get(order.id)))
  counts.set(countKey(order), count + change)
}
