import { overlaid, type BookLine, type Merge } from '@bookrunner/domain/book'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import {
  countingOrderLevels,
  phaseOf,
  stageIn,
  topSize,
  type FiguresSource,
  type Order,
  type OrderDeal,
} from '@bookrunner/domain/orders'
import type { Db } from '../../../platform/db/index.ts'
import { dealOfRow } from '../../orders/index.ts'
import type { BookOrder } from './book-order.ts'
import type { Mark, ReadNews } from './state.repo.ts'
import { readMergesAt, readOrdersAt, lastSize } from './book-at-guidance.repo.ts'

/** The book when its newest level was published: guidance, launch or final. A test price does not count as one. */
export interface BookAtGuidance {
  /** The level's number. */
  number: number
  at: string
  total: bigint
  /** Orders as they were placed, and the lines they made after merges. */
  orders: number
  lines: number
  /** The firm size of each order that counted, and the merges of that moment. */
  sizes: ReadonlyMap<string, number>
  merges: readonly Pick<Merge, 'orderIds' | 'rule' | 'size'>[]
}

const nothing = 0 as FaceAmount

interface CurrentBook {
  dealId: string
  ledger: string
  orders: ReadonlyMap<string, BookOrder>
  atGuidance: BookAtGuidance | undefined
}

const lineOf = (id: string, { commitment }: FiguresSource, size: FaceAmount): BookLine => ({
  id,
  holder: id,
  group: null,
  classId: null,
  region: null,
  steps: [],
  jlm: false,
  soft: commitment === 'soft',
  counting: size,
  accepted: size,
})

/** Final levels come after FPG closed the book. Returns the deal as it was at that close. */
const dealAtClose = ({ kind, number }: Mark, { row, marks }: ReadNews): OrderDeal | undefined => {
  if (kind !== 'launched' && kind !== 'priced') return undefined
  const pushed = marks.findLast((mark) => mark.kind === 'FPG' && mark.number < number)
  if (!pushed) return undefined
  const deal = dealOfRow(row)
  const push = { ...pushed, size: null, final: null, note: null, reason: null, by: null }
  return {
    ...deal,
    guidance: new Map(deal.guidance).set(pushed.number, deal.guidance.get(pushed.number) ?? push),
    lifecycle: {
      ...deal.lifecycle,
      status: 'FPG',
      bookClosed: true,
      guidanceOf: { ...deal.lifecycle.guidanceOf, FPG: pushed.number },
    },
  }
}

/** What counted of an order at a level: its last size, or for silence after a push, the result of the deal's rule. */
const countingAt = (mark: Mark, news: ReadNews): ((order: FiguresSource) => FaceAmount) => {
  const closed = dealAtClose(mark, news)
  if (closed) return (order) => topSize(countingOrderLevels(order, closed))
  const phase = phaseOf(dealOfRow(news.row).lifecycle)
  return (order) => (stageIn(order.stage, phase) === 'live' ? lastSize(order).size : nothing)
}

const latest = ({ orders }: CurrentBook, { changed }: ReadNews): Iterable<Order> => {
  const all = new Map([...orders].map(([id, { order }]) => [id, order]))
  for (const { order } of changed) all.set(order.id, order)
  return all.values()
}

/**
 * Computed once for each level. Versions are read only for orders changed since then, so a node that was running at
 * the time reads next to none.
 */
export const readBookAtGuidance = async (
  db: Db,
  current: CurrentBook,
  news: ReadNews,
): Promise<BookAtGuidance | undefined> => {
  const mark = news.marks.findLast(({ kind }) => kind !== 'test')
  if (!mark) return undefined
  if (current.atGuidance?.number === mark.number) return current.atGuidance
  const { number, at } = mark
  const moment = Temporal.Instant.from(at)
  const since: string[] = []
  const orders = new Map<string, FiguresSource>()
  for (const order of latest(current, news)) {
    if (Temporal.Instant.compare(order.updatedAt, moment) > 0) since.push(order.id)
    else orders.set(order.id, order)
  }
  const [earlier, merges] = await Promise.all([
    readOrdersAt(db, since, at),
    readMergesAt(db, { dealId: current.dealId, ledger: current.ledger, at }),
  ])
  for (const [id, each] of earlier) orders.set(id, each)
  const counted = countingAt(mark, news)
  const counting = [...orders].flatMap(([id, order]) => {
    const size = counted(order)
    return size > 0 ? [lineOf(id, order, size)] : []
  })
  const lines = overlaid(counting, merges)
  const firm = lines.filter(({ soft }) => !soft)
  const total = firm.reduce((sum, { counting }) => sum + BigInt(counting), 0n)
  return {
    number,
    at,
    total,
    orders: counting.length,
    lines: lines.length,
    sizes: new Map(counting.flatMap(({ id, soft, counting: size }) => (soft ? [] : [[id, size] as const]))),
    merges,
  }
}
