import type { Move } from '@bookrunner/domain/book'
import { phaseOf, stageIn, type OrderPhase } from '@bookrunner/domain/orders'
import type { Db } from '../../platform/db/index.ts'
import { readSaidSince, type SaidThen } from './moves.repo.ts'
import { inChartsOf, mergesIn, saidIn, type BookOrder, type BookState, type SeenBook } from './state/index.ts'

/** What orders said, kept beside a state and read on from where it ended. */
interface Said {
  until: number
  rows: SaidThen[]
}

const kept = new WeakMap<BookState, Said>()

const bring = async (db: Db, state: BookState, until: number): Promise<readonly SaidThen[]> => {
  const said = kept.get(state) ?? { until: 0, rows: [] }
  if (said.until >= until) return said.rows
  const since = said.until
  const more = await readSaidSince(db, { dealId: state.dealId, since, until })
  // Somebody else may have read on meanwhile.
  if (said.until === since) {
    said.rows.push(...more)
    said.until = until
    kept.set(state, said)
  }
  return (kept.get(state) ?? said).rows
}

const msOf = (instant: string): number => Temporal.Instant.from(instant).epochMilliseconds

type Saying = Pick<SaidThen, 'stage' | 'soft' | 'size'>

/** Firm size that counted: intentions of a test that is over are no part of the book's past. */
const firm = ({ stage, soft, size }: Saying, phase: OrderPhase): number =>
  soft || stageIn(stage, phase) !== 'live' ? 0 : size

/** What counts of an order is less than what it said, by the close of FPG: a move without a version. */
const silenced = (entries: readonly BookOrder[], phase: OrderPhase, at: number): Move[] =>
  entries.flatMap(({ order, line }) => {
    const [was, is] = [firm(saidIn(order), phase), line.soft ? 0 : line.counting]
    return was === is ? [] : [{ at, was, is }]
  })

/** What is merged counts once from then on. */
const merged = (seen: SeenBook): Move[] =>
  mergesIn(seen).flatMap(({ id, orderIds, at }) => {
    const whole = seen.state.units.find(({ line }) => line.id === id)?.line
    const parts = orderIds.map((each) => seen.state.orders.get(each)!.line)
    const is = whole && !whole.soft ? whole.counting : 0
    const was = parts.reduce((sum, line) => sum + (line.soft ? 0 : line.counting), 0)
    return was === is ? [] : [{ at: msOf(at), was, is }]
  })

/** Every change of a firm size in the reader's charts; all of them together come to the book's total. */
export const movesFor = async (db: Db, seen: SeenBook): Promise<Move[]> => {
  const { state } = seen
  const { seq, deal, at } = state
  const phase = phaseOf(deal.course)
  const entries = [...state.orders.values()].filter((entry) => inChartsOf(entry, seen))
  const own = new Set(entries.map(({ order }) => order.id))
  // Before anything is waited for, so that all is of one state.
  const besides = [...silenced(entries, phase, msOf(deal.course.closedAt ?? at)), ...merged(seen)]
  const sizes = new Map<string, number>()
  const moves: Move[] = []
  for (const said of await bring(db, state, seq)) {
    if (said.seq > seq || !own.has(said.orderId)) continue
    const [was, is] = [sizes.get(said.orderId) ?? 0, firm(said, phase)]
    sizes.set(said.orderId, is)
    if (was !== is) moves.push({ at: said.at.epochMilliseconds, was, is })
  }
  return [...moves, ...besides]
}
