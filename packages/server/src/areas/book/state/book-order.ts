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

/** An order of a book with everything derived from it at this state, computed once for all readers. */
export interface BookOrder {
  readonly order: Order
  readonly derived: BookedOrder
  /** The state in which the order first appeared. */
  readonly born: number
  /** The state since which it is unchanged: its newest change, or a change of the deal that changed its row. */
  readonly moved: number
  /** The alias of its house. */
  readonly alias: string
  /** Entered through a manager other than OC and JGC. */
  readonly coLead: boolean
  /** Its counting JLM interest if it came through such a manager. */
  readonly coLeadInterest: FaceAmount
  /** The order levels that count; if none counts, the last ones. */
  readonly orderLevels: OrderLevel[]
  /** As totals and charts count it. */
  readonly line: BookLine
  /** What counts at today's level, or at the wide end of a range; all of it before there is a level. */
  readonly inSize: FaceAmount
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

const inSizeOf = ({ figures: { counting }, today }: BookedOrder): FaceAmount =>
  counting === 0 || !today ? counting : today.size

export const bookOrder = (
  { order, born }: StoredOrder,
  moved: number,
  { deal, axis, houses }: OrderWorld,
): BookOrder => {
  const derived = bookedOrderOf(order, deal)
  const { counts } = derived
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
    steps: counting === 0 ? [] : stepsOf(counts, axis),
  }
  const orderLevels = counts.length > 0 ? counts : lastOrderLevels(order)
  const coLead = isCoLead(order, deal)
  const alias = houses.get(aliasHouseOf(order))?.alias ?? ''
  const coLeadInterest = coLead && line.jlm ? counting : (0 as FaceAmount)
  const inSize = inSizeOf(derived)
  return { order, derived, born, moved, alias, coLead, coLeadInterest, orderLevels, line, inSize, rows: [] }
}
