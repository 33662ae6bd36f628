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

/** Without findings, which are as somebody read them last. */
export interface BookForAllocation {
  state: LiveBook
  reader: BookReader
}

/** With findings of now. */
export interface BookForReader extends BookForAllocation {
  readonly hasFindings: true
}

const departmentOf = async (db: Db, actor: Actor): Promise<string | null> =>
  actor.rights.tier === 'tier2' ? readDepartment(db, actor.userId) : null

/**
 * Readers of one class see the same. The class does not depend on the book's state, so the cached book is enough
 * unless it refuses the reader.
 */
export const viewClassOf = async (
  db: Db,
  actor: Actor,
  dealId: string,
): Promise<string | Refusal<'record.unknown' | 'deal.not-yours'>> => {
  const department = await departmentOf(db, actor)
  const cached = cachedBook(db, dealId)
  const cachedReader = cached && readerOf(actor, department, cached)
  if (cachedReader && !isRefusal(cachedReader)) return cachedReader.viewClass
  const state = await bookOf(db, dealId)
  if (!state) return refuse('record.unknown')
  const reader = readerOf(actor, department, state)
  return isRefusal(reader) ? reader : reader.viewClass
}

const bookWith = async (
  db: Db,
  actor: Actor,
  dealId: string,
  { findings }: { findings: boolean },
): Promise<BookForAllocation | Refusal<'record.unknown' | 'deal.not-yours'>> => {
  const department = await departmentOf(db, actor)
  const state = await bookOf(db, dealId)
  if (!state) return refuse('record.unknown')
  const reader = readerOf(actor, department, state)
  if (isRefusal(reader)) return reader
  if (findings && mayMerge(reader)) await readForFindings(db, state, reader)
  // While it waited, the book may have moved on, and the reader's rights with it.
  const current = readerOf(actor, department, state)
  return isRefusal(current) ? current : { state, reader: current }
}

/** The current book and what this manager may see of it. */
export const bookForReader = async (
  db: Db,
  actor: Actor,
  dealId: string,
): Promise<BookForReader | Refusal<'record.unknown' | 'deal.not-yours'>> => {
  const found = await bookWith(db, actor, dealId, { findings: true })
  return isRefusal(found) ? found : { ...found, hasFindings: true }
}

/** The same for allocations, which show no findings: those read the flags of all orders. */
export const bookForAllocation = (db: Db, actor: Actor, dealId: string) =>
  bookWith(db, actor, dealId, { findings: false })

/** The orders in the list: those that count, those that counted at the last guidance or push, and withdrawn ones. */
export const listedFor = ({ state, reader }: BookForAllocation): BookOrder[] =>
  state.listed().filter((entry) => isInBookList(entry.derived) && sees(entry, reader))

const rowsFor = (entries: readonly BookOrder[], { state, reader }: BookForAllocation): BookRow[] => {
  const { world } = state
  return entries.map((entry) => rowFor(entry, world, reader))
}

export const snapshotFor = (view: BookForReader): BookWire => {
  const entries = listedFor(view)
  const { state, reader } = view
  return { sight: reader.sight, ...payloadWith(entries, state, reader), rows: rowsFor(entries, view) }
}

/** The changes for this reader since a number; undefined if only the whole snapshot will do. */
export const changeOf = (view: BookForReader, since: number): BookChange | undefined => {
  const { state, reader } = view
  const changed = state.changedSince(since)
  if (!changed) return undefined
  const gone: string[] = []
  if (reader.sight === 'own') {
    const departed = state.departedSince(since, reader.bankId)
    if (!departed) return undefined
    // An order may have come back to its bank.
    for (const id of departed) if (!sees(state.orders.get(id)!, reader)) gone.push(id)
  }
  const visible = changed.filter((entry) => sees(entry, reader))
  const listed = visible.filter(({ derived }) => isInBookList(derived))
  for (const { order, derived } of visible) if (!isInBookList(derived)) gone.push(order.id)
  const payload = payloadWith(listed, state, reader)
  return {
    rows: rowsFor(listed, view),
    gone: [...new Set(gone)],
    ...payload,
    findings: areFindingsSince(state, reader, since) ? null : payload.findings,
  }
}
