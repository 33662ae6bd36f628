import { isDeepStrictEqual } from 'node:util'
import type { LocalizedNames } from '@bookrunner/domain/kernel'
import type { Order } from '@bookrunner/domain/orders'
import type { Db } from '../../../platform/db/index.ts'
import { readDoers } from '../../orders/index.ts'
import { readGroupNames, readHouses, type House } from './names.repo.ts'

/** Names and usual sizes are not part of the numbered state: they are read again after so long, and no reply waits. */
export const namesMs = 10_000
/** A book that nobody asked for so long waits for them, so that its reply is not of another time. */
export const mostStaleMs = 30_000

/** The names that a book shows. */
export interface Names {
  /** Investors and banks. */
  houses: Map<string, House>
  groups: Map<string, LocalizedNames>
  people: Map<string, string>
}

const isSameIn = (known: ReadonlyMap<string, unknown>, read: ReadonlyMap<string, unknown>): boolean =>
  [...known].every(([id, name]) => !read.has(id) || isDeepStrictEqual(name, read.get(id)))

/** True if nobody known to both has a new name. A name that comes or goes changes no existing row. */
export const isSameNames = (known: Names, read: Names): boolean =>
  isSameIn(known.houses, read.houses) &&
  isSameIn(known.groups, read.groups) &&
  isSameIn(known.people, read.people)

export const noNames = (): Names => ({ houses: new Map(), groups: new Map(), people: new Map() })

const lacking = (ids: Iterable<string | null>, known: ReadonlyMap<string, unknown>): string[] => {
  const found = new Set<string>()
  for (const id of ids) if (id !== null && !known.has(id)) found.add(id)
  return [...found]
}

function* housesIn(orders: readonly Order[], parties: readonly string[]): Iterable<string | null> {
  yield* parties
  for (const { investorId, mergedFrom, throughId, leads } of orders) {
    yield investorId
    // For its alias.
    yield mergedFrom ?? null
    yield throughId
    yield* leads
  }
}

interface NamesNeeded {
  dealId: string
  orders: readonly Order[]
  /** Other houses and people that the book names. */
  parties: readonly string[]
  doers: readonly string[]
  /** Houses from before all names were read again, for their aliases. */
  before: Names['houses']
}

/** Reads the names in these orders that are not known yet. */
export const addNames = async (
  db: Db,
  names: Names,
  { dealId, orders, parties, doers, before }: NamesNeeded,
): Promise<void> => {
  const houses = lacking(housesIn(orders, parties), names.houses)
  const people = lacking([...doers, ...orders.map(({ updatedBy }) => updatedBy.userId)], names.people)
  if (houses.length === 0 && people.length === 0) return
  const [found, doing] = await Promise.all([readHouses(db, dealId, houses, before), readDoers(db, people)])
  const groups = lacking(
    found.values().map(({ groupId }) => groupId),
    names.groups,
  )
  const grouped = groups.length === 0 ? [] : await readGroupNames(db, groups)
  // All or nothing: a house whose group could not be read is read again.
  for (const [id, house] of found) names.houses.set(id, house)
  for (const [id, { name }] of doing) names.people.set(id, name)
  for (const [id, group] of grouped) names.groups.set(id, group)
}
