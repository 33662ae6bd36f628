import type { Order } from '@bookrunner/domain/orders'
import type { Stamp } from '../../../platform/service/index.ts'
import { applyOverride, applyUse, applyUseLater } from '../../quota/index.ts'
import { claimsAt } from './order-claims.ts'
import { countKey, isCounted, type OrderChange, type OrderState } from './order-state.ts'

/** What an order uses of limits follows it, so that the next write of a batch counts with it. */
export const applyOrderChange = (state: OrderState, change: OrderChange, { now }: Stamp): void => {
  switch (change.kind) {
    case 'saved':
      applySaved(state, change.order, claimsAt(state, now))
      break
    case 'allocated': {
      const claimIn = claimsAt(state, now)
      for (const { order } of change.done) putOrder(state, order)
      // Works out the deal as it is now; its orders are counted while the database works.
      const [first] = change.done
      if (first) claimIn(first.order)
      applyUseLater(state.quota, () => change.done.flatMap(({ order }) => claimIn(order) ?? []))
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

const putOrder = (state: OrderState, order: Order): void => {
  countOrder(state, order)
  state.orders.set(order.id, order)
}

const applySaved = (state: OrderState, order: Order, claimIn: ReturnType<typeof claimsAt>): void => {
  putOrder(state, order)
  const claim = claimIn(order)
  if (claim) applyUse(state.quota, [claim])
}

const countOrder = ({ orders, counts }: OrderState, order: Order): void => {
  const count = counts.get(countKey(order))
  if (count === undefined) return
  const change = Number(isCounted(order)) - Number(isCounted(orders.get(order.id)))
  counts.set(countKey(order), count + change)
}
