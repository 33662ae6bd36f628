import type { Finding, Merge, Resolution } from '@bookrunner/domain/book'
import type { Db } from '../../../platform/db/index.ts'
import { findingsIn, readForFindings, type BookOrder, type BookForReader } from '../state/index.ts'

/** A book at one number with the desks' records: it does not move any more. */
interface BookFacts {
  seq: number
  entries: BookOrder[]
  merges: readonly Merge[]
  findings: readonly Finding[]
  decided: ReadonlyMap<string, Resolution>
}

export const bookFacts = async (db: Db, { state, reader }: BookForReader): Promise<BookFacts> => {
  await readForFindings(db, state, reader)
  // All at once: during a wait the book would move on.
  const { seq, merges, decided } = state
  return { seq, entries: state.listed(), merges, findings: findingsIn(state, reader), decided }
}
