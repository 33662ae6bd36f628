import { findingsOf, inflatedTimes, type Finding, type Merge, type Resolution } from '@bookrunner/domain/book'
import type { Db } from '../../../platform/db/index.ts'
import type { BookOrder, SeenBook } from '../state/index.ts'
import { suspectsOf } from '../suspects.ts'
import { readUsual } from '../usual.repo.ts'

/** A book as it was at one number, with what desks keep of it: nothing of it moves any more. */
interface BookFacts {
  seq: number
  entries: BookOrder[]
  merges: readonly Merge[]
  findings: Finding[]
  decided: ReadonlyMap<string, Resolution>
}

export const bookFacts = async (db: Db, { state }: SeenBook): Promise<BookFacts> => {
  // All at once, before anything is waited for: meanwhile the book moves on.
  const { seq, dealId, merges, decided } = state
  const entries = state.listed()
  const houses = new Map(state.names.houses)
  const investors = [...new Set(entries.map(({ order: { investorId } }) => investorId))]
  const usual = await readUsual(db, dealId, investors)
  const counting = entries.map(({ order, line }) => ({ order, counting: line.counting }))
  const findings = findingsOf(suspectsOf(counting, { houses, usual, merges }), inflatedTimes)
  return { seq, entries, merges, findings, decided }
}
