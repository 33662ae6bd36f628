import { replaceEqualDeep } from '@tanstack/react-query'
import type { BookBank, BookGroup, BookHolder } from '@bookrunner/contract/book'

interface NameLists {
  readonly holders: readonly BookHolder[]
  readonly banks: readonly BookBank[]
  readonly groups: readonly BookGroup[]
}

/** Names that rows refer to by key. */
export interface NameMaps {
  readonly holders: ReadonlyMap<string, BookHolder>
  readonly banks: ReadonlyMap<string, BookBank>
  readonly groups: ReadonlyMap<string, BookGroup>
}

interface RevisedRow {
  readonly revision: number
}

interface Payload<Row> extends NameLists {
  readonly rows: readonly Row[]
}

interface Change<Row> extends Payload<Row> {
  readonly gone: readonly string[]
}

/** One numbered state of a page: rows and names by key. It is immutable; a newer state replaces it. */
export interface Snapshot<Row> extends NameMaps {
  readonly seq: number
  readonly rows: ReadonlyMap<string, Row>
}

const mapBy = <Value>(values: readonly Value[], keyOf: (value: Value) => string): Map<string, Value> =>
  new Map(values.map((value) => [keyOf(value), value]))

const nameMaps = ({ holders, banks, groups }: NameLists): NameMaps => ({
  holders: mapBy(holders, ({ holder }) => holder),
  banks: mapBy(banks, ({ entityId }) => entityId),
  groups: mapBy(groups, ({ groupId }) => groupId),
})

/** Every change contains the names again; the map is a new object only if a name changed. */
const addNames = <Value>(
  before: ReadonlyMap<string, Value>,
  more: ReadonlyMap<string, Value>,
): ReadonlyMap<string, Value> => {
  const news = [...more].filter(([key, value]) => {
    const known = before.get(key)
    return replaceEqualDeep(known, value) !== known
  })
  return news.length === 0 ? before : new Map([...before, ...news])
}

/** An equal row stays the same object, so that it is not drawn or calculated again. */
const keepRow = <Row extends RevisedRow>(before: Row | undefined, row: Row): Row =>
  before?.revision === row.revision ? before : row

type Keyed<Row> = Pick<Snapshot<Row>, 'rows' | keyof NameMaps>

/** A whole list by key; `before`: the rows the page has. */
export const mapRows = <Row extends RevisedRow>(
  { rows, ...names }: Payload<Row>,
  idOf: (row: Row) => string,
  before?: ReadonlyMap<string, Row>,
): Keyed<Row> => ({
  ...nameMaps(names),
  rows: new Map(rows.map((row) => [idOf(row), keepRow(before?.get(idOf(row)), row)])),
})

/** Rows and names after some changes. */
export const applyChanges = <Row extends RevisedRow>(
  before: Keyed<Row>,
  changes: readonly Change<Row>[],
  idOf: (row: Row) => string,
): Keyed<Row> => {
  const rows = new Map(before.rows)
  let { holders, banks, groups }: NameMaps = before
  for (const change of changes) {
    for (const row of change.rows) rows.set(idOf(row), keepRow(rows.get(idOf(row)), row))
    for (const id of change.gone) rows.delete(id)
    const more = nameMaps(change)
    holders = addNames(holders, more.holders)
    banks = addNames(banks, more.banks)
    groups = addNames(groups, more.groups)
  }
  return {
    rows,
    holders,
    banks,
    groups,
  }
}

/** The state after `before`: figures and lists beside the rows that are equal stay the same objects, too. */
export const keepEqual = <State extends object>(before: State, next: State): State => ({
  ...next,
  ...Object.fromEntries(
    Object.entries(next).map(([key, value]) => [
      key,
      replaceEqualDeep(before[key as keyof State], value) as unknown,
    ]),
  ),
})
