import { findingsOf, inflatedTimes, type Finding, type Merge, type Resolution } from '@bookrunner/domain/book'
import type { Db } from '../../../platform/db/index.ts'
import { readMerges, readResolutions } from '../kept.repo.ts'
import type { SeenBook } from '../state/index.ts'
import { suspectsOf } from '../suspects.ts'
import { readUsual } from '../usual.repo.ts'

/** A book as it was at one number, with what desks keep of it: nothing of it moves any more. */
export interface BookFacts {
  seq: number
  entries: Entry[]
  merges: Merge[]
  findings: Finding[]
  decided: Map<string, Resolution>
}
type Entry = ReturnType<SeenBook['state']['listed']>[number]

export const bookFacts = async (db: Db, { state }: SeenBook): Promise<BookFacts> => {
  // All at once, before anything is waited for: meanwhile the book moves on.
  const { seq, dealId } = state
  const entries = state.listed()
  const houses = new Map(state.names.houses)
  const investors = [...new Set(entries.map(({ order: { investorId } }) => investorId))]
  const [merges, decided, usual] = await Promise.all([
    readMerges(db, dealId, seq),
    readResolutions(db, dealId, seq),
    readUsual(db, dealId, investors),
  ])
  const counting = entries.map(({ order, derived }) => ({ order, counting: derived.figures.counting }))
  const findings = findingsOf(suspectsOf(counting, { houses, usual, merges }), inflatedTimes)
  return { seq, entries, merges, findings, decided }
}
