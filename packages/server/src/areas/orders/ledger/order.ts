import type { OrderLogCode } from '@bookrunner/contract/deals'
import type { Aggregate } from '../../../platform/service/index.ts'
import { loadOrderState } from './order-load.repo.ts'
import { saveOrders } from './order-save.repo.ts'
import { applyOrderChange } from './apply-order.ts'
import type { OrderChange, OrderNeed, OrderState } from './order-state.ts'

const parts = {
  apply: applyOrderChange,
  save: (transaction, _key, changes, state) => saveOrders(transaction, changes, state),
} satisfies Omit<Aggregate<OrderState, OrderNeed, OrderChange>, 'kind' | 'load'>

/** Orders of a deal: its lock, its numbers, its log. The key is the announcement's id. */
export const order: Aggregate<OrderState, OrderNeed, OrderChange, OrderLogCode> = {
  kind: 'deal',
  together: 'oneState',
  load: (transaction, _key, needs, known) => loadOrderState(transaction, needs, { waits: true, known }),
  addsTo: ({ houseWithLine }) => (houseWithLine === undefined ? undefined : [ownLedger(houseWithLine)]),
  ...parts,
}

/**
 * A house's own ledger over all deals: its drafts, and a line for each write that changes what it reads in its orders.
 * It is the number of My Orders and moves with no other house's orders. The key is the entity's id.
 */
export const ownOrders: Aggregate<OrderState, OrderNeed, OrderChange> = {
  kind: 'own',
  load: (transaction, _key, needs) => loadOrderState(transaction, needs, { waits: false }),
  ...parts,
}

export const ownLedger = (entityId: string): string => `${ownOrders.kind}:${entityId}`
