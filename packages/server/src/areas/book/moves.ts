import { movementsOf, type Move, type BookMovement } from '@bookrunner/domain/book'
import { phaseOf, type OrderPhase } from '@bookrunner/domain/orders'
import type { Db } from '../../platform/db/index.ts'
import { readSizeChanges } from './moves.repo.ts'
import { firmIn, BookHistory, type ReadSizeChanges } from './history.ts'
import {
  inChartsOf,
  mergesIn,
  lastSize,
  type BookOrder,
  type LiveBook,
  type BookForReader,
} from './state/index.ts'

/** A book's history, stored beside its state: one for all orders, and one for each bank's own. */
interface CachedHistory {
  history: BookHistory
  phase: OrderPhase
  /** For a bank: the orders the history covers. */
  members: ReadonlySet<string> | null
}
const histories = new WeakMap<LiveBook, Map<string, CachedHistory>>()

/** True if it covers the same orders, ignoring those that came later and had no changes to read. */
const coversSameOrders = (
  { history: past, members }: CachedHistory,
  own: ReadonlySet<string>,
  { orders, seq }: LiveBook,
): boolean => {
  if (!members) return true
  const bornAfter = (id: string, state: number) => (orders.get(id)?.born ?? 0) > state
  return (
    [...own].every((id) => members.has(id) || bornAfter(id, past.until)) &&
    [...members].every((id) => own.has(id) || bornAfter(id, seq))
  )
}

interface ChartScope {
  own: ReadonlySet<string>
  phase: OrderPhase
}

const sizeChangeReader =
  (db: Db, dealId: string, members: () => ReadonlySet<string> | null): ReadSizeChanges =>
  (since, until) => {
    const ids = members()
    return readSizeChanges(db, { dealId, ids: ids && [...ids], since, until })
  }

const historyFor = (db: Db, { state, reader }: BookForReader, { own, phase }: ChartScope): BookHistory => {
  const all = histories.get(state) ?? new Map<string, CachedHistory>()
  histories.set(state, all)
  const isOwn = reader.sight === 'own'
  const key = isOwn ? reader.bankId : ''
  const known = all.get(key)
  const members = isOwn ? own : null
  // After the database was set back, the history is another one.
  if (known?.phase === phase && known.history.until <= state.seq && coversSameOrders(known, own, state)) {
    known.members = members
    return known.history
  }
  const fresh: CachedHistory = {
    phase,
    members,
    history: new BookHistory(
      phase,
      sizeChangeReader(db, state.dealId, () => fresh.members),
    ),
  }
  all.set(key, fresh)
  return fresh.history
}

/** Reads the history of a state that is no longer exact in the cached one. */
const readHistoryUpTo = async (
  db: Db,
  { state, reader }: BookForReader,
  { own, phase }: ChartScope,
  seq: number,
): Promise<BookHistory> => {
  const history = new BookHistory(
    phase,
    sizeChangeReader(db, state.dealId, () => (reader.sight === 'own' ? own : null)),
  )
  await history.bring(seq)
  return history
}

const msOf = (instant: string): number => Temporal.Instant.from(instant).epochMilliseconds

/** The close of FPG may reduce what counts without a new version of the order. */
const silencedMoves = (entries: readonly BookOrder[], phase: OrderPhase, at: number): Move[] =>
  entries.flatMap(({ order, line }) => {
    const [was, is] = [firmIn(lastSize(order), phase), line.soft ? 0 : line.counting]
    return was === is ? [] : [{ at, was, is }]
  })

/** From their merge on, merged orders count once. */
const mergedMoves = (view: BookForReader): Move[] =>
  mergesIn(view).flatMap(({ id, orderIds, at }) => {
    const mergedLine = view.state.units.find(({ line }) => line.id === id)?.line
    const parts = orderIds.map((each) => view.state.orders.get(each)!.line)
    const is = mergedLine && !mergedLine.soft ? mergedLine.counting : 0
    const was = parts.reduce((sum, line) => sum + (line.soft ? 0 : line.counting), 0)
    return was === is ? [] : [{ at: msOf(at), was, is }]
  })

/** Every change of a firm size in the reader's charts. Together they make the book's total. */
export const movesFor = async (db: Db, view: BookForReader): Promise<BookMovement[]> => {
  const { state } = view
  const { seq, deal, at } = state
  const phase = phaseOf(deal.lifecycle)
  const entries = [...state.orders.values()].filter((entry) => inChartsOf(entry, view))
  // Computed before the first wait, so that everything is about one state.
  const otherMoves = [
    ...silencedMoves(entries, phase, msOf(deal.lifecycle.closedAt ?? at)),
    ...mergedMoves(view),
  ]
  const scope = { own: new Set(entries.map(({ order }) => order.id)), phase }
  const cached = historyFor(db, view, scope)
  await cached.bring(seq)
  // While it waited, the history may have folded this state into minutes.
  const history = cached.reaches(seq) ? cached : await readHistoryUpTo(db, view, scope, seq)
  return [...history.movedUpTo(seq), ...otherMoves.flatMap(movementsOf)]
}
