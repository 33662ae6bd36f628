import { isRefusal, refuse, type Refusal } from '@bookrunner/domain/kernel'
import type { BookChange, BookRow, BookSnapshot as BookWire } from '@bookrunner/contract/book'
import { isInBookList } from '@bookrunner/domain/book'
import type { Db } from '../../../platform/db/index.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { readDepartment } from '../../deals/index.ts'
import type { BookOrder } from './book-order.ts'
import { areFindingsSince, mayMerge, readForFindings } from './findings.ts'
import { readerOf, type BookReader } from './reader.ts'
import { rowFor, sees } from './row.ts'
import type { LiveBook } from './state.ts'
import { bookOf, cachedBook } from './states.ts'
import { payloadWith } from './payload.ts'

export interface BookForReader {
  state: LiveBook
  reader: BookReader
}

const departmentOf = async (db: Db, actor: Actor): Promise<string | null> =>
  actor.rights.tier === 'tier2' ? readDepartment(db, actor.userId) : null

/**
 * Who sees the same as whom. Nothing of it follows from where the book stands, and whoever is sent something is judged by
 * the book as it is: so one that is kept will do, unless it would refuse.
 */
export const viewClassOf = async (
  db: Db,
  actor: Actor,
  dealId: string,
): Promise<string | Refusal<'record.unknown' | 'deal.not-yours'>> => {
  const department = await departmentOf(db, actor)
  const kept = cachedBook(db, dealId)
  const known = kept && readerOf(actor, department, kept)
  if (known && !isRefusal(known)) return known.viewClass
  const state = await bookOf(db, dealId)
  if (!state) return refuse('record.unknown')
  const reader = readerOf(actor, department, state)
  return isRefusal(reader) ? reader : reader.viewClass
}

/** The book as it is now, and what this manager may see of it. */
export const bookForReader = async (
  db: Db,
  actor: Actor,
  dealId: string,
): Promise<BookForReader | Refusal<'record.unknown' | 'deal.not-yours'>> => {
  const department = await departmentOf(db, actor)
  const state = await bookOf(db, dealId)
  if (!state) return refuse('record.unknown')
  const reader = readerOf(actor, department, state)
  if (isRefusal(reader)) return reader
  if (mayMerge(reader)) await readForFindings(db, state, reader)
  // Meanwhile it may have moved on, and who sees what with it.
  const now = readerOf(actor, department, state)
  return isRefusal(now) ? now : { state, reader: now }
}

/** What the list of orders shows: what counts, and what did at the last push. */
export const listedFor = ({ state, reader }: BookForReader): BookOrder[] =>
  state.listed().filter((entry) => isInBookList(entry.derived) && sees(entry, reader))

const rowsFor = (entries: readonly BookOrder[], { state, reader }: BookForReader): BookRow[] => {
  const { world } = state
  return entries.map((entry) => rowFor(entry, world, reader))
}

export const wholeBook = (view: BookForReader): BookWire => {
  const entries = listedFor(view)
  const { state, reader } = view
  return { sight: reader.sight, ...payloadWith(entries, state, reader), rows: rowsFor(entries, view) }
}

/** What is another for this reader since a number; undefined where only the whole will do. */
export const changeOf = (view: BookForReader, since: number): BookChange | undefined => {
  const { state, reader } = view
  const changed = state.changedSince(since)
  if (!changed) return undefined
  const gone: string[] = []
  if (reader.sight === 'own') {
    const departed = state.departedSince(since, reader.bankId)
    if (!departed) return undefined
    // What came back is a row again.
    for (const id of departed) if (!sees(state.orders.get(id)!, reader)) gone.push(id)
  }
  const seenOf = changed.filter((entry) => sees(entry, reader))
  const listed = seenOf.filter(({ derived }) => isInBookList(derived))
  for (const { order, derived } of seenOf) if (!isInBookList(derived)) gone.push(order.id)
  const told = payloadWith(listed, state, reader)
  return {
    rows: rowsFor(listed, view),
    gone: [...new Set(gone)],
    ...told,
    findings: areFindingsSince(state, reader, since) ? null : told.findings,
  }
}
