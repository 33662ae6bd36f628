import { overlaid, type BookLine } from '@bookrunner/domain/book'
import type { Face } from '@bookrunner/domain/kernel'
import { phaseOf, stageIn, type Order } from '@bookrunner/domain/orders'
import type { Db } from '../../../platform/db/index.ts'
import { dealOfRow } from '../../orders/index.ts'
import type { BookOrder } from './book-order.ts'
import type { ReadNews } from './state.repo.ts'
import { readMergesAt, readSaid, saidIn, type Said } from './then.repo.ts'

/** The book at the moment the newest level was given. */
export interface Then {
  /** The level's number: with the next one it is another moment. */
  number: number
  at: string
  total: bigint
  orders: number
}

interface Kept {
  dealId: string
  ledger: string
  orders: ReadonlyMap<string, BookOrder>
  marked: Then | undefined
}

const lineOf = (id: string, { size, soft }: Said): BookLine => ({
  ...{ id, holder: id, group: null, classId: null, region: null, steps: [], soft, jlm: false },
  ...{ counting: size as Face, accepted: size as Face },
})

const latest = ({ orders }: Kept, { changed }: ReadNews): Iterable<Order> => {
  const all = new Map([...orders].map(([id, { order }]) => [id, order]))
  for (const { order } of changed) all.set(order.id, order)
  return all.values()
}

/**
 * Worked out once for each level that is given. What an order said then is what it says now, unless it has changed
 * since: only of those are versions read, so that a node that was there reads next to none.
 */
export const thenOf = async (db: Db, kept: Kept, news: ReadNews): Promise<Then | undefined> => {
  const mark = news.marks.at(-1)
  if (!mark) return undefined
  if (kept.marked?.number === mark.number) return kept.marked
  const { number, at } = mark
  const moment = Temporal.Instant.from(at)
  const since: string[] = []
  const said = new Map<string, Said>()
  for (const order of latest(kept, news)) {
    if (Temporal.Instant.compare(order.updatedAt, moment) > 0) since.push(order.id)
    else said.set(order.id, saidIn(order))
  }
  const [earlier, merges] = await Promise.all([
    readSaid(db, since, at),
    readMergesAt(db, { dealId: kept.dealId, ledger: kept.ledger, at }),
  ])
  for (const [id, each] of earlier) said.set(id, each)
  const phase = phaseOf(dealOfRow(news.row).course)
  const live = [...said].filter(([, { stage, size }]) => size > 0 && stageIn(stage, phase) === 'live')
  const lines = overlaid(
    live.map(([id, each]) => lineOf(id, each)),
    merges,
  )
  const firm = lines.filter(({ soft }) => !soft)
  const total = firm.reduce((sum, { counting }) => sum + BigInt(counting), 0n)
  return { number, at, total, orders: lines.length }
}
