import { countedAs, type Order } from '@bookrunner/domain/orders'
import type { Stamp } from '../../../platform/service/index.ts'
import { applyOverride, applyUse, applyUseLater } from '../../quota/index.ts'
import { claimsAt } from './order-claims.ts'
import { countKey, type OrderChange, type OrderState } from './order-state.ts'

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
    case 'deleted': {
      const gone = state.orders.get(change.orderId)
      if (gone) countOrder(state, gone, undefined)
      state.orders.delete(change.orderId)
    }
  }
}

const putOrder = (state: OrderState, order: Order): void => {
  countOrder(state, state.orders.get(order.id), order)
  state.orders.set(order.id, order)
}

const applySaved = (state: OrderState, order: Order, claimIn: ReturnType<typeof claimsAt>): void => {
  putOrder(state, order)
  const claim = claimIn(order)
  if (claim) applyUse(state.quota, [claim])
}

const countOrder = ({ counts }: OrderState, before: Order | undefined, after: Order | undefined): void => {
  for (const [order, change] of [
    [before, -1],
    [after, 1],
  ] as const) {
    const count = order && counts.get(countKey(order))
    if (count) count[countedAs[order.stage]] += change
  }
}
