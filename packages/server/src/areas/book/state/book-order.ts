import { stepsOf, type Axis, type BookLine } from '@bookrunner/domain/book'
import type { BookRow } from '@bookrunner/contract/book'
import { isLead } from '@bookrunner/domain/deals'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import {
  bookedOf,
  lastOrderLevels,
  type Booked,
  type Order,
  type OrderDeal,
  type OrderLevel,
} from '@bookrunner/domain/orders'
import type { KeptOrder } from './state.repo.ts'

/** An order of a book with all that follows from it at this state, worked out once for whoever reads it. */
export interface BookOrder {
  readonly order: Order
  readonly derived: Booked
  /** The state it came with. */
  readonly born: number
  /** The state it is so since: of its newest change, or of the deal's where that made another row of it. */
  readonly moved: number
  /** What stands for its house's name. */
  readonly alias: string
  /** Of managers other than OC and JGC. */
  readonly coLead: boolean
  /** What counts of it as JLM interest of such a manager. */
  readonly coLeadInterest: FaceAmount
  /** The ladder that counts; of an order that does not, what it said last. */
  readonly orderLevels: OrderLevel[]
  /** As totals and charts count it. */
  readonly line: BookLine
  /** What counts of it at today's level, of a range at its loose end; all of it before there is one. */
  readonly inSize: FaceAmount
  /** The row as it is read, by what of it is seen (`rowFor`). */
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

const inSizeOf = ({ figures: { counting }, today }: Booked): FaceAmount =>
  counting === 0 || !today ? counting : today.size

export const bookOrder = (
  { order, born }: KeptOrder,
  moved: number,
  { deal, axis, houses }: OrderWorld,
): BookOrder => {
  const derived = bookedOf(order, deal)
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
  const alias = house?.alias ?? ''
  const coLeadInterest = coLead && line.jlm ? counting : (0 as FaceAmount)
  const inSize = inSizeOf(derived)
  return { order, derived, born, moved, alias, coLead, coLeadInterest, orderLevels, line, inSize, rows: [] }
}
