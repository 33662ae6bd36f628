import type { CellEditingStoppedEvent } from 'ag-grid-community'

/** Enter goes to the same cell of the next row, Shift and Enter to the one before: never into the sums below all. */
export function goOn<Row>({ api, rowIndex, column, event }: CellEditingStoppedEvent<Row>): void {
  if (!(event instanceof KeyboardEvent) || event.key !== 'Enter' || rowIndex === null) return
  const next = rowIndex + (event.shiftKey ? -1 : 1)
  api.setFocusedCell(api.getDisplayedRowAtIndex(next) ? next : rowIndex, column)
}
