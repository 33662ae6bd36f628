import { overlaid, type BookLine } from '@bookrunner/domain/book'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import {
  countingOrderLevels,
  phaseOf,
  stageIn,
  topSize,
  type Figured,
  type Order,
  type OrderDeal,
} from '@bookrunner/domain/orders'
import type { Db } from '../../../platform/db/index.ts'
import { dealOfRow } from '../../orders/index.ts'
import type { BookOrder } from './book-order.ts'
import type { Mark, ReadNews } from './state.repo.ts'
import { readMergesAt, readThen, saidIn } from './book-at-guidance.repo.ts'

/** The book at the moment the newest level was given: guidance, launch or final. A test price is none, and resets nothing. */
export interface Then {
  /** The level's number: with the next one it is another moment. */
  number: number
  at: string
  total: bigint
  orders: number
}

const nothing = 0 as FaceAmount

interface StoredBookAtGuidance {
  dealId: string
  ledger: string
  orders: ReadonlyMap<string, BookOrder>
  marked: Then | undefined
}

const lineOf = (id: string, { commitment }: Figured, size: FaceAmount): BookLine => ({
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

/** Final levels are given on a book that FPG has closed (the lifecycle has no other way), whatever became of it since. */
const closedThen = ({ kind, number }: Mark, { row, marks }: ReadNews): OrderDeal | undefined => {
  if (kind !== 'launched' && kind !== 'priced') return undefined
  const pushed = marks.findLast((mark) => mark.kind === 'FPG' && mark.number < number)
  if (!pushed) return undefined
  const deal = dealOfRow(row)
  const push = { ...pushed, final: null, note: null, reason: null, by: null }
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

/** What of an order counted when a level was given: what it said last, and of who was silent, what the deal's rule makes of it. */
const countedThen = (mark: Mark, news: ReadNews): ((order: Figured) => FaceAmount) => {
  const closed = closedThen(mark, news)
  if (closed) return (order) => topSize(countingOrderLevels(order, closed))
  const phase = phaseOf(dealOfRow(news.row).lifecycle)
  return (order) => (stageIn(order.stage, phase) === 'live' ? saidIn(order).size : nothing)
}

const latest = ({ orders }: StoredBookAtGuidance, { changed }: ReadNews): Iterable<Order> => {
  const all = new Map([...orders].map(([id, { order }]) => [id, order]))
  for (const { order } of changed) all.set(order.id, order)
  return all.values()
}

/**
 * Worked out once for each level that is given. An order then is as it is now, unless it has changed since: only of those are versions read, so that a node that was there reads next to none.
 */
export const thenOf = async (
  db: Db,
  kept: StoredBookAtGuidance,
  news: ReadNews,
): Promise<Then | undefined> => {
  const mark = news.marks.findLast(({ kind }) => kind !== 'test')
  if (!mark) return undefined
  if (kept.marked?.number === mark.number) return kept.marked
  const { number, at } = mark
  const moment = Temporal.Instant.from(at)
  const since: string[] = []
  const then = new Map<string, Figured>()
  for (const order of latest(kept, news)) {
    if (Temporal.Instant.compare(order.updatedAt, moment) > 0) since.push(order.id)
    else then.set(order.id, order)
  }
  const [earlier, merges] = await Promise.all([
    readThen(db, since, at),
    readMergesAt(db, { dealId: kept.dealId, ledger: kept.ledger, at }),
  ])
  for (const [id, each] of earlier) then.set(id, each)
  const counted = countedThen(mark, news)
  const made = [...then].map(([id, order]) => lineOf(id, order, counted(order)))
  const lines = overlaid(
    made.filter(({ counting }) => counting > 0),
    merges,
  )
  const firm = lines.filter(({ soft }) => !soft)
  const total = firm.reduce((sum, { counting }) => sum + BigInt(counting), 0n)
  return { number, at, total, orders: lines.length }
}
