/**
 * Keeps the order of rows while somebody reads: known rows stay, new ones come in at their place. `before` are the ids
 * shown last.
 */
export function steady<Row>(
  before: readonly string[],
  now: readonly Row[],
  idOf: (row: Row) => string,
): Row[] {
  const byId = new Map(now.map((row) => [idOf(row), row]))
  const known = new Set(before)
  const remaining = before.flatMap((id) => byId.get(id) ?? [])
  return now.map((row) => (known.has(idOf(row)) ? (remaining.shift() ?? row) : row))
}
