import { createGrid, type ColDef, type GridApi, type GridOptions, type Module } from 'ag-grid-community'
import { useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react'

interface Input<Row> {
  /** The columns know their width: before that nothing is drawn. */
  readonly ready: boolean
  /** Taken once. */
  readonly options: () => GridOptions<Row>
  readonly modules: Module[]
  readonly columns: ColDef<Row>[]
  readonly rowHeight: number
  /** Returns what ends its use, just before the grid is destroyed. */
  readonly onReady: (api: GridApi<Row>) => () => void
}

const heightsOf = (rowHeight: number) => ({ rowHeight, headerHeight: rowHeight + 4 })

const widthsOf = <Row>(columns: readonly ColDef<Row>[]) =>
  columns.map(({ colId, width }) => ({ key: colId!, newWidth: width! }))

/** Functions of a column follow from its kind; new columns that say the same would draw every cell again. */
const textsOf = <Row>(columns: readonly ColDef<Row>[]) => ({
  widths: JSON.stringify(widthsOf(columns)),
  others: JSON.stringify(columns.map((column) => ({ ...column, width: undefined }))),
})

/**
 * The grid library without its React part. That part draws each row and each cell as a component, which doubles the
 * time that a row takes when it scrolls into view.
 */
export function useLibraryGrid<Row>(
  place: RefObject<HTMLElement | null>,
  api: RefObject<GridApi<Row> | undefined>,
  { ready, options, modules, columns, rowHeight, onReady }: Input<Row>,
): void {
  const texts = useMemo(() => textsOf(columns), [columns])
  const drawn = useRef({ texts, rowHeight })
  useLayoutEffect(() => {
    if (!ready || !place.current) return undefined
    const all = { ...options(), ...heightsOf(rowHeight), columnDefs: columns }
    const grid = createGrid<Row>(place.current, all, { modules })
    drawn.current = { texts, rowHeight }
    api.current = grid
    const end = onReady(grid)
    return () => {
      end()
      api.current = undefined
      grid.destroy()
    }
    // What changes later is passed on below.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ready, place, api])
  useEffect(() => {
    const before = drawn.current
    drawn.current = { texts, rowHeight }
    if (before.texts.others !== texts.others) api.current?.setGridOption('columnDefs', columns)
    else if (before.texts.widths !== texts.widths) api.current?.setColumnWidths(widthsOf(columns))
    if (before.rowHeight !== rowHeight) api.current?.updateGridOptions(heightsOf(rowHeight))
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [api, texts, rowHeight])
}
