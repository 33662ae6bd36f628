/**
 * The rows as they came, in the order they stand in already: what changes while somebody reads keeps its place, and
 * what is new comes in where it belongs. `before` are the ids as they were shown last.
 */
export function steady<Row>(
  before: readonly string[],
  now: readonly Row[],
  idOf: (row: Row) => string,
): Row[] {
  const byId = new Map(now.map((row) => [idOf(row), row]))
  const known = new Set(before)
  const kept = before.flatMap((id) => byId.get(id) ?? [])
  return now.map((row) => (known.has(idOf(row)) ? (kept.shift() ?? row) : row))
}
