import type { BookFinding } from '@bookrunner/contract/book'
import { resolutionOf, type Finding } from '@bookrunner/domain/book'
import type { Db } from '../../../platform/db/index.ts'
import { readUsual } from '../usual.repo.ts'
import { namesMs } from './names.ts'
import type { BookReader } from './reader.ts'
import type { LiveBook } from './state.ts'
import { Suspicion } from './suspicion.ts'

/** Beside the states of which somebody who may merge has asked: by whose books what is usual follows from. */
const suspicions = new WeakMap<LiveBook, Map<string, Suspicion>>()
const suspicionOf = (state: LiveBook, { past }: BookReader): Suspicion => {
  const known = suspicions.get(state) ?? new Map<string, Suspicion>()
  suspicions.set(state, known)
  const key = JSON.stringify(past)
  const suspicion = known.get(key) ?? new Suspicion()
  known.set(key, suspicion)
  return suspicion
}

export const mayMerge = ({ abilities }: BookReader): boolean => abilities.mergeOrders === 'all'

/** Other books go on as well: now and then what houses usually ask for is read again, by one for all who ask. */
const readAgain = async (
  db: Db,
  state: LiveBook,
  suspicion: Suspicion,
  { past }: BookReader,
): Promise<void> => {
  const { usualAt } = suspicion
  suspicion.usualAt = performance.now()
  try {
    const houses = [...suspicion.usual.keys()]
    if (houses.length === 0) return
    const sizes = await readUsual(db, { dealId: state.dealId, houses, past })
    // Another reply of the same number.
    if (suspicion.learn(houses, sizes)) state.revision += 1
  } catch (fault) {
    suspicion.usualAt = usualAt
    throw fault
  }
}

/** Reads what findings need of houses that are new in the book, also of those that come meanwhile. */
export const readForFindings = async (db: Db, state: LiveBook, reader: BookReader): Promise<void> => {
  const suspicion = suspicionOf(state, reader)
  if (performance.now() - suspicion.usualAt > namesMs) await readAgain(db, state, suspicion, reader)
  for (let lacking = suspicion.lacking(state); lacking.length > 0; lacking = suspicion.lacking(state)) {
    const sizes = await readUsual(db, { dealId: state.dealId, houses: lacking, past: reader.past })
    for (const id of lacking) suspicion.usual.set(id, sizes.get(id) ?? null)
  }
}

/** Worked out once for each state. */
export const findingsIn = (state: LiveBook, reader: BookReader): readonly Finding[] => {
  const suspicion = suspicionOf(state, reader)
  suspicion.bring(state)
  return suspicion.findings
}

/** For who may merge. */
export const findingsFor = (state: LiveBook, reader: BookReader): BookFinding[] => {
  if (!mayMerge(reader)) return []
  return findingsIn(state, reader).map((finding) => {
    const { key, kind, orderIds, usual } = finding
    const resolution = resolutionOf(finding, state.decided)
    return {
      key,
      kind,
      orderIds,
      usual,
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

/** Are they as they were at a number? Decisions are told with them. */
export const areFindingsSince = (state: LiveBook, reader: BookReader, since: number): boolean => {
  if (!mayMerge(reader)) return true
  const suspicion = suspicionOf(state, reader)
  suspicion.bring(state)
  return suspicion.since <= since && state.decidedSince <= since
}
