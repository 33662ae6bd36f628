import type { Finding, Merge, Resolution } from '@bookrunner/domain/book'
import type { Db } from '../../../platform/db/index.ts'
import { findingsIn, readForFindings, type BookOrder, type BookForReader } from '../state/index.ts'

/** A book as it was at one number, with what desks keep of it: nothing of it moves any more. */
interface BookFacts {
  seq: number
  entries: BookOrder[]
  merges: readonly Merge[]
  findings: readonly Finding[]
  decided: ReadonlyMap<string, Resolution>
}

export const bookFacts = async (db: Db, { state, reader }: BookForReader): Promise<BookFacts> => {
  await readForFindings(db, state, reader)
  // All at once: whenever something is waited for, the book moves on.
  const { seq, merges, decided } = state
  return { seq, entries: state.listed(), merges, findings: findingsIn(state, reader), decided }
}
