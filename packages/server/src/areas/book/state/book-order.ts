import { stepsOf, type Axis, type BookLine } from '@bookrunner/domain/book'
import type { BookRow } from '@bookrunner/contract/book'
import { isLead } from '@bookrunner/domain/deals'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import {
  aliasHouseOf,
  bookedOrderOf,
  lastOrderLevels,
  type BookedOrder,
  type Order,
  type OrderDeal,
  type OrderLevel,
} from '@bookrunner/domain/orders'
import type { StoredOrder } from './state.repo.ts'

/** What the row of an order is made of. */
export interface RowOrder {
  readonly order: Order
  readonly derived: BookedOrder
  /** The state in which the order first appeared. */
  readonly born: number
  /** The alias of its house. */
  readonly alias: string
  /** Entered through a manager other than OC and JGC. */
  readonly coLead: boolean
  /** The order levels that count; if none counts, the last ones. */
  readonly orderLevels: OrderLevel[]
  /** What counts at today's level, or at the wide end of a range; all of it before there is a level. */
  readonly inSize: FaceAmount
}

/** An order of a book with everything derived from it at this state, computed once for all readers. */
export interface BookOrder extends RowOrder {
  /** The state since which it is unchanged: its newest change, or a change of the deal that changed its row. */
  readonly moved: number
  /** Its counting JLM interest if it came through such a manager. */
  readonly coLeadInterest: FaceAmount
  /** As totals and charts count it. */
  readonly line: BookLine
  /** Rows made of it, by what their reader sees (`rowFor`). */
  readonly rows: (BookRow | undefined)[]
}

export interface OrderWorld {
  deal: OrderDeal
  axis: Axis
  /** Houses' aliases and groups. */
  houses: ReadonlyMap<string, { alias: string; groupId: string | null }>
}

const isCoLead = ({ throughId }: Order, { shared: { syndicate } }: OrderDeal): boolean =>
  throughId !== null && !syndicate.some((bank) => bank.entityId === throughId && isLead(bank))

export const rowOrder = (
  { order, born }: StoredOrder,
  { deal, alias }: { deal: OrderDeal; alias: string },
): RowOrder => {
  const derived = bookedOrderOf(order, deal)
  const { counts, inSize } = derived
  const orderLevels = counts.length > 0 ? counts : lastOrderLevels(order)
  return {
    order,
    derived,
    born,
    alias,
    coLead: isCoLead(order, deal),
    orderLevels,
    inSize,
  }
}

export const bookOrder = (
  stored: StoredOrder,
  moved: number,
  { deal, axis, houses }: OrderWorld,
): BookOrder => {
  const { order } = stored
  const row = rowOrder(stored, { deal, alias: houses.get(aliasHouseOf(order))?.alias ?? '' })
  const { derived, coLead } = row
  const { counting } = derived.figures
  const house = houses.get(order.investorId)
  const line: BookLine = {
    id: order.id,
    holder: order.investorId,
    group: house?.groupId ?? null,
    classId: order.classId,
    region: order.region,
    counting,
    accepted: derived.accepted,
    soft: order.commitment === 'soft',
    jlm: order.jlmInterest,
    steps: counting === 0 ? [] : stepsOf(derived.counts, axis),
  }
  const coLeadInterest = coLead && line.jlm ? counting : (0 as FaceAmount)
  return { ...row, moved, coLeadInterest, line, rows: [] }
}
