import { movedOf, type Move, type Moved } from '@bookrunner/domain/book'
import { phaseOf, type OrderPhase } from '@bookrunner/domain/orders'
import type { Db } from '../../platform/db/index.ts'
import { readSaidSince } from './moves.repo.ts'
import { firmIn, Past, type ReadSaid } from './history.ts'
import {
  inChartsOf,
  mergesIn,
  saidIn,
  type BookOrder,
  type LiveBook,
  type BookForReader,
} from './state/index.ts'

/** What became of a book, kept beside its state: for all of its orders, and for those that a bank leads. */
interface StoredMove {
  past: Past
  phase: OrderPhase
  /** Of a bank: the orders it is of. */
  members: ReadonlySet<string> | null
}
const kept = new WeakMap<LiveBook, Map<string, StoredMove>>()

/** Of the same orders; of one that came later or has come since, nothing was to be read. */
const isOf = (
  { past, members }: StoredMove,
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

interface Whose {
  own: ReadonlySet<string>
  phase: OrderPhase
}

const readOf =
  (db: Db, dealId: string, members: () => ReadonlySet<string> | null): ReadSaid =>
  (since, until) => {
    const ids = members()
    return readSaidSince(db, { dealId, ids: ids && [...ids], since, until })
  }

const pastOf = (db: Db, { state, reader }: BookForReader, { own, phase }: Whose): Past => {
  const all = kept.get(state) ?? new Map<string, StoredMove>()
  kept.set(state, all)
  const isOwn = reader.sight === 'own'
  const key = isOwn ? reader.bankId : ''
  const known = all.get(key)
  const members = isOwn ? own : null
  // A database that was set back has another past.
  if (known?.phase === phase && known.past.until <= state.seq && isOf(known, own, state)) {
    known.members = members
    return known.past
  }
  const fresh: StoredMove = {
    phase,
    members,
    past: new Past(
      phase,
      readOf(db, state.dealId, () => fresh.members),
    ),
  }
  all.set(key, fresh)
  return fresh.past
}

/** Of a state that has gone by: read for it alone. */
const alone = async (
  db: Db,
  { state, reader }: BookForReader,
  { own, phase }: Whose,
  seq: number,
): Promise<Past> => {
  const past = new Past(
    phase,
    readOf(db, state.dealId, () => (reader.sight === 'own' ? own : null)),
  )
  await past.bring(seq)
  return past
}

const msOf = (instant: string): number => Temporal.Instant.from(instant).epochMilliseconds

/** What counts of an order is less than what it said, by the close of FPG: a move without a version. */
const silenced = (entries: readonly BookOrder[], phase: OrderPhase, at: number): Move[] =>
  entries.flatMap(({ order, line }) => {
    const [was, is] = [firmIn(saidIn(order), phase), line.soft ? 0 : line.counting]
    return was === is ? [] : [{ at, was, is }]
  })

/** What is merged counts once from then on. */
const merged = (view: BookForReader): Move[] =>
  mergesIn(view).flatMap(({ id, orderIds, at }) => {
    const whole = view.state.units.find(({ line }) => line.id === id)?.line
    const parts = orderIds.map((each) => view.state.orders.get(each)!.line)
    const is = whole && !whole.soft ? whole.counting : 0
    const was = parts.reduce((sum, line) => sum + (line.soft ? 0 : line.counting), 0)
    return was === is ? [] : [{ at: msOf(at), was, is }]
  })

/** Every change of a firm size in the reader's charts; all of them together come to the book's total. */
export const movesFor = async (db: Db, view: BookForReader): Promise<Moved[]> => {
  const { state } = view
  const { seq, deal, at } = state
  const phase = phaseOf(deal.lifecycle)
  const entries = [...state.orders.values()].filter((entry) => inChartsOf(entry, view))
  // Before anything is waited for, so that all is of one state.
  const besides = [...silenced(entries, phase, msOf(deal.lifecycle.closedAt ?? at)), ...merged(view)]
  const whose = { own: new Set(entries.map(({ order }) => order.id)), phase }
  const past = pastOf(db, view, whose)
  await past.bring(seq)
  // Meanwhile so much may have moved that this state is told by the minute no more.
  const still = past.reaches(seq) ? past : await alone(db, view, whose, seq)
  return [...still.movedUpTo(seq), ...besides.flatMap(movedOf)]
}
