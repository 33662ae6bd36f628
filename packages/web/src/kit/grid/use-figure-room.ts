import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { figureRoom, roomier, type ColumnPlace, type Roomy } from './room.ts'
import type { RowDriver } from './row-driver.ts'

interface Input<Row extends { readonly id: string }> {
  readonly driver: RowDriver<Row>
  readonly places: readonly ColumnPlace[]
  readonly columnOf: (id: string) => Roomy | undefined
  /** The text in a cell. */
  readonly cellText: (row: Row, colId: string) => string
}

/** The columns with room for the sums at the foot, which are wider than the figures of any row. */
export function useFigureRoom<Row extends { readonly id: string }>({
  driver,
  places,
  columnOf,
  cellText,
}: Input<Row>): (id: string) => Roomy | undefined {
  const roomOf = (id: string) =>
    Math.max(0, ...driver.feet.get().map((row) => figureRoom(cellText(row, id), columnOf(id)?.beside)))
  const figures = places.filter(({ id, hidden }) => !hidden && columnOf(id)?.right === true)
  // A text, so that sums with as many digits as before draw nothing again.
  const rooms = useSyncExternalStore(driver.feet.subscribe, () =>
    JSON.stringify(figures.map(({ id }) => [id, roomOf(id)])),
  )
  const needed = useMemo(() => new Map(JSON.parse(rooms) as [string, number][]), [rooms])
  return useCallback(
    (id: string) => {
      const column = columnOf(id)
      return column && roomier(column, needed.get(id) ?? 0)
    },
    [columnOf, needed],
  )
}
