import type { BookFinding, BookMerge } from '@bookrunner/contract/book'
import { editedUnder, findingsOf, inflatedTimes, resolutionOf, type Finding } from '@bookrunner/domain/book'
import type { Face } from '@bookrunner/domain/kernel'
import type { Db } from '../../../platform/db/index.ts'
import { suspectsOf } from '../suspects.ts'
import { readUsual } from '../usual.repo.ts'
import type { BookReader } from './reader.ts'
import { sees } from './row.ts'
import type { BookState } from './state.ts'
import type { Unit } from './units.ts'

/** What houses usually ask for, by house, as far as it was asked: of a house without a past, nothing. */
const usual = new WeakMap<BookState, Map<string, Face | null>>()
/** States whose houses were all asked for. */
const asked = new WeakSet<readonly Unit[]>()
const found = new WeakMap<readonly Unit[], Finding[]>()

export const mayMerge = ({ abilities }: BookReader): boolean => abilities.mergeOrders === 'all'

/** Reads what findings need of houses that are new in the book; nothing of it is for who may not merge. */
export const readForFindings = async (db: Db, state: BookState, reader: BookReader): Promise<void> => {
  if (!mayMerge(reader) || asked.has(state.units)) return
  const { units } = state
  const known = usual.get(state) ?? new Map<string, Face | null>()
  const lacking = new Set<string>()
  for (const { order } of state.orders.values())
    if (!known.has(order.investorId)) lacking.add(order.investorId)
  if (lacking.size > 0) {
    const sizes = await readUsual(db, state.dealId, [...lacking])
    for (const id of lacking) known.set(id, sizes.get(id) ?? null)
  }
  usual.set(state, known)
  asked.add(units)
}

const averages = (state: BookState): Map<string, Face> => {
  const sizes = new Map<string, Face>()
  for (const [id, size] of usual.get(state) ?? []) if (size !== null) sizes.set(id, size)
  return sizes
}

function* counting({ orders }: BookState) {
  for (const { order, line } of orders.values())
    if (line.counting > 0) yield { order, counting: line.counting }
}

const findingsIn = (state: BookState): Finding[] => {
  const { merges, names } = state
  const suspects = suspectsOf(counting(state), { houses: names.houses, usual: averages(state), merges })
  return findingsOf(suspects, inflatedTimes)
}

/** For who may merge; once for each state. */
export const findingsFor = (state: BookState, reader: BookReader): BookFinding[] => {
  if (!mayMerge(reader)) return []
  const findings = found.get(state.units) ?? findingsIn(state)
  found.set(state.units, findings)
  return findings.map((finding) => {
    const { key, kind, orderIds } = finding
    const resolution = resolutionOf(finding, state.decided)
    return {
      ...{ key, kind, orderIds, usual: finding.usual },
      resolution: resolution && {
        ...{ kind: resolution.kind, leftOut: resolution.leftOut, reason: resolution.reason },
        ...{ at: resolution.at, by: state.names.people.get(resolution.by) ?? null },
      },
    }
  })
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
