import type { EntityNames } from '@bookrunner/domain/kernel'
import type {
  GroupsOf,
  Holder,
  HouseCounts,
  Order,
  OrderResult,
  OrderVersion,
} from '@bookrunner/domain/orders'
import type { LoadedDeal } from '../../deals/index.ts'
import type { KnownUse, OrderQuota } from '../../quota/index.ts'

/** What a write to orders must load: parts of one announcement. */
export interface OrderNeed {
  announcementId: string
  /** The author, for the department. */
  userId: string
  orders?: readonly string[]
  /** Houses of new orders: their facts, and which tranches are addressed to them. */
  houses?: readonly string[]
  /** The house whose own ledger gets a line, if the write is accepted. */
  houseWithLine?: string
  /** A new order or draft of this house: how many it has on the deal. */
  counts?: { dealId: string; investorId: string }
  /** It may ask for more of a limit. These are the identifiers behind its omnibus orders. */
  claims?: { identifiers: readonly string[] } | undefined
  known?: KnownOrders | undefined
}

/** The orders of a write as they were before its lock, for one that changes a whole book and nothing else. */
export interface KnownOrders {
  /** The number of the deal's ledger then: they are unchanged as long as no order has a later one. */
  seq: number
  orders: ReadonlyMap<string, Order>
  use: KnownUse
}

/** A house with the facts that may keep it from ordering. */
export interface House extends Holder, EntityNames {
  invests: boolean
  reviewed: boolean
}

export interface OrderState {
  /** By announcement. */
  deals: ReadonlyMap<string, LoadedDeal>
  orders: Map<string, Order>
  /** How many orders a house has on a deal, where a need says so; by `countKey`. */
  counts: Map<string, HouseCounts>
  /** Departments of those who entered these orders, by order. */
  departments: ReadonlyMap<string, string | null>
  houses: ReadonlyMap<string, House>
  /** Groups of the deals' own parties. */
  groups: GroupsOf
  /** Their names. */
  parties: ReadonlyMap<string, EntityNames>
  /** Use of limits, and the limits that the write concerns. */
  quota: OrderQuota
}

export const countKey = ({ dealId, investorId }: Pick<Order, 'dealId' | 'investorId'>): string =>
  `${dealId} ${investorId}`

export type OrderChange =
  | { kind: 'saved'; order: Order; version: OrderVersion }
  /** Orders that got their allocations, a portion of those of one write; nothing else of them changes. */
  | { kind: 'allocated'; done: readonly OrderResult[] }
  /** A draft that nobody else ever read. */
  | { kind: 'deleted'; orderId: string }
  /** An override lets this order pass hard limits. */
  | { kind: 'overridden'; overrideId: string; orderId: string }
