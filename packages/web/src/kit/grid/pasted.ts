/** The cells a block is pasted over: one figure over a whole range, or the block from its first cell on. */
export interface PasteTarget<Row> {
  readonly rows: readonly Row[]
  readonly colIds: readonly string[]
  /** Where it begins, and how far what is picked reaches: a single cell fills all of it. */
  readonly from: { readonly row: number; readonly col: number }
  readonly to: { readonly row: number; readonly col: number }
}

interface Placed<Row> {
  readonly key: string
  readonly row: Row
  readonly colId: string
  readonly typed: string
}

/** Which cell each pasted text falls into, and how many lie beyond the grid's last row or column. */
export function placedOver<Row extends { readonly id: string }>(
  pasted: readonly (readonly string[])[],
  { rows, colIds, from, to }: PasteTarget<Row>,
): { readonly cells: readonly Placed<Row>[]; readonly beyond: number } {
  const single = pasted.length === 1 && pasted[0]!.length === 1 ? pasted[0]![0]! : undefined
  const lines =
    single === undefined
      ? pasted
      : Array.from({ length: to.row - from.row + 1 }, () =>
          Array.from({ length: to.col - from.col + 1 }, () => single),
        )
  const cells: Placed<Row>[] = []
  let beyond = 0
  for (const [down, line] of lines.entries())
    for (const [right, typed] of line.entries()) {
      const row = rows[from.row + down]
      const colId = colIds[from.col + right]
      if (!row || !colId) beyond += 1
      else cells.push({ key: `${row.id} ${colId}`, row, colId, typed })
    }
  return { cells, beyond }
}
