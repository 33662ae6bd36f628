import type { OrderLogCode } from '@bookrunner/contract/deals'
import type { Aggregate } from '../../../platform/service/index.ts'
import { loadOrderState } from './order-load.repo.ts'
import { saveOrders } from './order-save.repo.ts'
import { applyOrderChange, type OrderChange, type OrderNeed, type OrderState } from './order-state.ts'

const parts = {
  apply: applyOrderChange,
  save: (transaction, _key, changes, state) => saveOrders(transaction, changes, state),
} satisfies Omit<Aggregate<OrderState, OrderNeed, OrderChange>, 'kind' | 'load'>

/** Orders of a deal: its lock, its numbers, its log (key: the announcement's id). */
export const order: Aggregate<OrderState, OrderNeed, OrderChange, OrderLogCode> = {
  kind: 'deal',
  load: (transaction, _key, needs) => loadOrderState(transaction, needs, { waits: true }),
  ...parts,
}

/**
 * A house's own ledger over all deals (key: the entity's id): its drafts, and a line wherever what it reads of its
 * orders has changed. It is the number of My Orders, and moves with nobody else's.
 */
export const ownOrders: Aggregate<OrderState, OrderNeed, OrderChange> = {
  kind: 'own',
  load: (transaction, _key, needs) => loadOrderState(transaction, needs, { waits: false }),
  ...parts,
}

export const ownLedger = (entityId: string): string => `${ownOrders.kind}:${entityId}`
