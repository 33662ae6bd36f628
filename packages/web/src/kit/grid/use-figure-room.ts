import { useCallback, useLayoutEffect, useState } from 'react'
import { createStore, useStore } from '../../platform/store.ts'
import { useSteady } from '../use-steady.ts'
import { figureRoom, roomier, type ColumnPlace, type Roomy } from './room.ts'
import type { RowDriver } from './row-driver.ts'

interface Input<Row extends { readonly id: string }> {
  readonly driver: RowDriver<Row>
  readonly places: readonly ColumnPlace[]
  readonly columnOf: (id: string) => Roomy | undefined
  /** The text in a cell. */
  readonly cellText: (row: Row, colId: string) => string
  /** A subtotal among the rows. */
  readonly isSum: (row: Row) => boolean
}

/** The room of the widest sum of each column so far. */
export function figureRooms() {
  const needed = createStore<ReadonlyMap<string, number>>(new Map())
  return {
    needed,
    /** A column keeps the room it gave: sums that come and go with every change would move all others each time. */
    measure: (columns: readonly string[], roomsOf: (id: string) => readonly number[]): void => {
      const before = needed.get()
      const wider = columns.flatMap((id): [string, number][] => {
        const room = roomsOf(id).reduce((most, each) => Math.max(most, each), 0)
        return room > (before.get(id) ?? 0) ? [[id, room]] : []
      })
      if (wider.length > 0) needed.set(new Map([...before, ...wider]))
    },
  }
}

/** The columns with room for the sums at the foot and of groups, which are wider than the figures of any row. */
export function useFigureRoom<Row extends { readonly id: string }>({
  driver,
  places,
  columnOf,
  ...input
}: Input<Row>): (id: string) => Roomy | undefined {
  const [rooms] = useState(figureRooms)
  const needed = useStore(rooms.needed)
  const { cellText, isSum } = useSteady({ cellText: input.cellText, isSum: input.isSum })
  useLayoutEffect(() => {
    const figures = places.filter(({ id, hidden }) => !hidden && columnOf(id)?.right === true)
    const ids = figures.map(({ id }) => id)
    const measure = (rows: readonly Row[]) =>
      rooms.measure(ids, (id) => rows.map((row) => figureRoom(cellText(row, id), columnOf(id)?.beside)))
    const measureFeet = () => measure(driver.feet.get())
    const measureGroups = () => measure(driver.shown.get().rows.filter(isSum))
    measureFeet()
    measureGroups()
    const ends = [driver.feet.subscribe(measureFeet), driver.shown.subscribe(measureGroups)]
    return () => ends.forEach((end) => end())
  }, [rooms, driver, places, columnOf, cellText, isSum])
  return useCallback(
    (id: string) => {
      const column = columnOf(id)
      return column && roomier(column, needed.get(id) ?? 0)
    },
    [columnOf, needed],
  )
}
