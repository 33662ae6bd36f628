import { placedOver, type PasteTarget } from '../grid/index.ts'

/** A cell that is pasted into, and what the paste does to it. */
export interface PastedCell<Row, Outcome> {
  readonly key: string
  readonly row: Row
  readonly colId: string
  readonly typed: string
  readonly outcome: Outcome
}

export interface PastePlan<Cell> {
  readonly cells: readonly Cell[]
  /** Cells of the paste beyond the grid's last row or column. */
  readonly beyond: number
}

/** What a paste will do, before anything is written. */
export function planCells<Row extends { readonly id: string }, Outcome>(
  pasted: readonly (readonly string[])[],
  target: PasteTarget<Row>,
  outcomeOf: (row: Row, colId: string, typed: string) => Outcome,
): PastePlan<PastedCell<Row, Outcome>> {
  const { cells, beyond } = placedOver(pasted, target)
  return {
    beyond,
    cells: cells.map((cell) => ({ ...cell, outcome: outcomeOf(cell.row, cell.colId, cell.typed) })),
  }
}
