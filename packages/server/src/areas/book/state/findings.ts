import type { BookFinding, BookMerge } from '@bookrunner/contract/book'
import { editedUnder, resolutionOf } from '@bookrunner/domain/book'
import type { Db } from '../../../platform/db/index.ts'
import { readUsual } from '../usual.repo.ts'
import type { BookReader } from './reader.ts'
import { sees } from './row.ts'
import type { BookState } from './state.ts'
import { Suspicion } from './suspicion.ts'

/** Beside the states of which somebody who may merge has asked. */
const suspicions = new WeakMap<BookState, Suspicion>()
const suspicionOf = (state: BookState): Suspicion => {
  const suspicion = suspicions.get(state) ?? new Suspicion()
  suspicions.set(state, suspicion)
  return suspicion
}

export const mayMerge = ({ abilities }: BookReader): boolean => abilities.mergeOrders === 'all'

/** Reads what findings need of houses that are new in the book; nothing of it is for who may not merge. */
export const readForFindings = async (db: Db, state: BookState, reader: BookReader): Promise<void> => {
  if (!mayMerge(reader)) return
  const { usual } = suspicionOf(state)
  const lacking = suspicionOf(state).lacking(state)
  if (lacking.length === 0) return
  const sizes = await readUsual(db, state.dealId, lacking)
  for (const id of lacking) usual.set(id, sizes.get(id) ?? null)
}

/** For who may merge; once for each state. */
export const findingsFor = (state: BookState, reader: BookReader): BookFinding[] => {
  if (!mayMerge(reader)) return []
  const suspicion = suspicionOf(state)
  suspicion.bring(state)
  return suspicion.findings.map((finding) => {
    const { key, kind, orderIds, usual } = finding
    const resolution = resolutionOf(finding, state.decided)
    return {
      ...{ key, kind, orderIds, usual },
      resolution: resolution && {
        ...{ kind: resolution.kind, leftOut: resolution.leftOut, reason: resolution.reason },
        ...{ at: resolution.at, by: state.names.people.get(resolution.by) ?? null },
      },
    }
  })
}

/** Are they as they were at a number? Decisions are told with them. */
export const areFindingsSince = (state: BookState, reader: BookReader, since: number): boolean => {
  if (!mayMerge(reader)) return true
  const suspicion = suspicionOf(state)
  suspicion.bring(state)
  return suspicion.since <= since && state.decidedSince <= since
}

/** Merges of orders that are all read; who merged them and why, for who may. */
export const mergesFor = (state: BookState, reader: BookReader): BookMerge[] => {
  const { merges, orders, deal, names } = state
  const records = new Map(merges.flatMap(({ orderIds }) => orderIds).map((id) => [id, orders.get(id)]))
  const seen = merges.filter(({ orderIds }) =>
    orderIds.every((id) => {
      const entry = records.get(id)
      return entry && sees(entry, reader)
    }),
  )
  const able = mayMerge(reader)
  return seen.map((merge) => {
    const { id, orderIds, rule, size, reason, leadOrderId, at, by } = merge
    const under = new Map(orderIds.map((each) => [each, records.get(each)!.order]))
    return {
      ...{ mergeId: id, orderIds, rule, size, leadOrderId, at },
      ...{ reason: able ? reason : null, by: able ? (names.people.get(by) ?? null) : null },
      edited: editedUnder(merge, under, deal),
    }
  })
}
