import type { BookFinding } from '@bookrunner/contract/book'
import { resolutionOf, type Finding } from '@bookrunner/domain/book'
import type { Db } from '../../../platform/db/index.ts'
import { readAbove } from '../../quota/index.ts'
import { readUsual } from '../usual.repo.ts'
import { mostStaleMs, namesMs } from './names.ts'
import type { BookReader } from './reader.ts'
import type { LiveBook } from './state.ts'
import { Suspicion } from './suspicion.ts'

/** Suspicions of a book, for each set of books from which usual sizes come. */
const suspicions = new WeakMap<LiveBook, Map<string, Suspicion>>()
const suspicionOf = (state: LiveBook, { usualScope: past }: BookReader): Suspicion => {
  const known = suspicions.get(state) ?? new Map<string, Suspicion>()
  suspicions.set(state, known)
  const key = JSON.stringify(past)
  const suspicion = known.get(key) ?? new Suspicion()
  known.set(key, suspicion)
  return suspicion
}

interface AboveAt {
  seq: number
  read: ReturnType<typeof readAbove>
}

/** Exceeded limits, read once for each state of a book. */
const above = new WeakMap<LiveBook, AboveAt>()
const aboveOf = (db: Db, state: LiveBook): AboveAt['read'] => {
  const known = above.get(state)
  if (known?.seq === state.seq) return known.read
  const read = readAbove(db, state.dealId)
  const fresh = { seq: state.seq, read }
  above.set(state, fresh)
  read.catch(() => above.get(state) === fresh && above.delete(state))
  return read
}

export const mayMerge = ({ abilities }: BookReader): boolean => abilities.mergeOrders === 'all'

/** Other books move too, so usual sizes are read again now and then, once for all readers. */
const readAgain = async (
  db: Db,
  state: LiveBook,
  suspicion: Suspicion,
  { usualScope: past }: BookReader,
): Promise<void> => {
  suspicion.readsUsual = true
  try {
    const houses = [...suspicion.usual.keys()]
    if (houses.length > 0) {
      const sizes = await readUsual(db, { dealId: state.dealId, houses, scope: past })
      // The reply changes although the number does not.
      if (suspicion.learn(houses, sizes)) state.revision += 1
    }
    suspicion.usualAt = performance.now()
  } finally {
    suspicion.readsUsual = false
  }
}

/** Usual sizes come from other books, so a change of this one does not wait for them. */
const refresh = async (db: Db, state: LiveBook, suspicion: Suspicion, reader: BookReader): Promise<void> => {
  const age = performance.now() - suspicion.usualAt
  if (age > mostStaleMs) return readAgain(db, state, suspicion, reader)
  // After a fault the next reader tries again, and in the end one waits for it.
  if (age > namesMs && !suspicion.readsUsual) void readAgain(db, state, suspicion, reader).catch(() => {})
}

/** Reads what findings need about houses that are new in the book, including those that come meanwhile. */
export const readForFindings = async (db: Db, state: LiveBook, reader: BookReader): Promise<void> => {
  const suspicion = suspicionOf(state, reader)
  await refresh(db, state, suspicion, reader)
  if (mayMerge(reader)) await suspicion.bringAbove(state, () => aboveOf(db, state))
  for (let lacking = suspicion.lacking(state); lacking.length > 0; lacking = suspicion.lacking(state)) {
    const sizes = await readUsual(db, { dealId: state.dealId, houses: lacking, scope: reader.usualScope })
    for (const id of lacking) suspicion.usual.set(id, sizes.get(id) ?? null)
  }
}

/** Computed once for each state. */
export const findingsIn = (state: LiveBook, reader: BookReader): readonly Finding[] => {
  const suspicion = suspicionOf(state, reader)
  suspicion.bring(state)
  return suspicion.findings
}

/** Only for readers who may merge. */
export const findingsFor = (state: LiveBook, reader: BookReader): BookFinding[] => {
  if (!mayMerge(reader)) return []
  return findingsIn(state, reader).map((finding) => {
    const { key, kind, orderIds, usual, limit } = finding
    const resolution = resolutionOf(finding, state.decided)
    return {
      key,
      kind,
      orderIds,
      usual,
      limit,
      resolution: resolution && {
        kind: resolution.kind,
        leftOut: resolution.leftOut,
        reason: resolution.reason,
        at: resolution.at,
        by: state.names.people.get(resolution.by) ?? null,
      },
    }
  })
}

/** True if neither findings nor decisions on them changed since a number. */
export const areFindingsSince = (state: LiveBook, reader: BookReader, since: number): boolean => {
  if (!mayMerge(reader)) return true
  const suspicion = suspicionOf(state, reader)
  suspicion.bring(state)
  return suspicion.since <= since && state.decidedSince <= since
}
