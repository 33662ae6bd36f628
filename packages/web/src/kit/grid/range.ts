/** One corner of a selected rectangle. */
export interface CellAt {
  readonly row: number
  readonly colId: string
}

export interface CellRange {
  readonly anchor: CellAt
  readonly head: CellAt
}

export interface Rectangle {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export function rectangleOf({ anchor, head }: CellRange, colIds: readonly string[]): Rectangle | undefined {
  const [one, other] = [colIds.indexOf(anchor.colId), colIds.indexOf(head.colId)]
  if (one < 0 || other < 0) return undefined
  return {
    top: Math.min(anchor.row, head.row),
    bottom: Math.max(anchor.row, head.row),
    left: Math.min(one, other),
    right: Math.max(one, other),
  }
}

export const isOneCell = ({ anchor, head }: CellRange): boolean =>
  anchor.row === head.row && anchor.colId === head.colId

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The range extended by Shift and an arrow key, within the grid. */
export function extended(
  { anchor, head }: CellRange,
  key: string,
  { rows, colIds }: { readonly rows: number; readonly colIds: readonly string[] },
): CellRange | undefined {
  const step = steps[key]
  const at = colIds.indexOf(head.colId)
  if (!step || at < 0) return undefined
  const row = Math.max(0, Math.min(rows - 1, head.row + step[0]))
  return { anchor, head: { row, colId: colIds[at + step[1]] ?? head.colId } }
}
