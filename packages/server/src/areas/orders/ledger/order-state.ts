import type { GroupsOf, Holder, Order, OrderVersion } from '@bookrunner/domain/orders'
import type { LoadedDeal } from '../../deals/index.ts'

/** What a write to orders must know: of one announcement, only what it names. */
export interface OrderNeed {
  announcementId: string
  /** Whoever writes, for the department. */
  userId: string
  orders?: readonly string[]
  /** Houses that new orders are for: what they are, and which tranches are addressed to them. */
  houses?: readonly string[]
}

/** A house as it is now, with what may keep it from ordering. */
export interface House extends Holder {
  name: string
  invests: boolean
  reviewed: boolean
}

export interface OrderState {
  /** By announcement. */
  deals: ReadonlyMap<string, LoadedDeal>
  orders: Map<string, Order>
  houses: ReadonlyMap<string, House>
  /** Of the deals' own parties. */
  groups: GroupsOf
  /** Their names. */
  parties: ReadonlyMap<string, string>
}

export type OrderChange =
  | { kind: 'saved'; order: Order; version: OrderVersion }
  /** A draft that nobody else ever saw. */
  | { kind: 'deleted'; orderId: string }

export const applyOrderChange = ({ orders }: OrderState, change: OrderChange): void => {
  if (change.kind === 'saved') orders.set(change.order.id, change.order)
  else orders.delete(change.orderId)
}
