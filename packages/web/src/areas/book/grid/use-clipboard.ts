import type { GridApi } from 'ag-grid-community'
import type { ClipboardEvent, RefObject } from 'react'
import type { GridRow } from '../rows/grid-row.ts'
import { fromTsv, toTsv } from './clipboard.ts'
import { copied } from './column.ts'
import { columnOf } from './columns.ts'
import type { GridContext } from './context.ts'
import type { GridDriver } from './driver.ts'
import { isOneCell, rectangleOf, type CellRange } from './range.ts'
import { shownColumns } from './use-range.ts'

export interface Pasted {
  readonly cells: readonly (readonly string[])[]
  readonly rows: readonly GridRow[]
  readonly colIds: readonly string[]
  readonly from: { readonly row: number; readonly col: number }
  readonly to: { readonly row: number; readonly col: number }
}

interface Given {
  readonly api: RefObject<GridApi<GridRow> | undefined>
  readonly driver: GridDriver
  readonly context: GridContext
  readonly picked: (api: GridApi<GridRow>) => CellRange | undefined
  readonly onPaste: (pasted: Pasted) => void
}

const isTypedInto = (target: EventTarget): boolean => target instanceof HTMLInputElement

/** Cells go to a spreadsheet as tabs and lines; of whole rows that are picked, with the names of their columns. */
export function useClipboard({ api, driver, context, picked, onPaste }: Given) {
  const textOf = (grid: GridApi<GridRow>): string | undefined => {
    const colIds = shownColumns(grid)
    const cells = (row: GridRow, ids: readonly string[]) =>
      ids.map((id) => copied(row, columnOf(id)!, context.tools))
    const range = picked(grid)
    const rows = grid.getSelectedNodes().flatMap(({ data }) => data ?? [])
    if (rows.length > 0 && (!range || isOneCell(range))) {
      const places = new Map(driver.shown.get().rows.map(({ id }, at) => [id, at]))
      const inOrder = rows.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
      const names = colIds.map((id) => context.tools.t(`column.${id as 'number'}`))
      return toTsv([names, ...inOrder.map((row) => cells(row, colIds))])
    }
    const at = range && rectangleOf(range, colIds)
    if (!at) return undefined
    const within = colIds.slice(at.left, at.right + 1)
    return toTsv(
      driver.shown
        .get()
        .rows.slice(at.top, at.bottom + 1)
        .map((row) => cells(row, within)),
    )
  }
  return {
    onCopy: (event: ClipboardEvent) => {
      const text = api.current && !isTypedInto(event.target) ? textOf(api.current) : undefined
      if (text === undefined) return
      event.preventDefault()
      event.clipboardData.setData('text/plain', text)
    },
    onPaste: (event: ClipboardEvent) => {
      const grid = api.current
      if (!grid || isTypedInto(event.target)) return
      const colIds = shownColumns(grid)
      const range = picked(grid)
      const at = range && rectangleOf(range, colIds)
      const text = event.clipboardData.getData('text/plain')
      if (!at || text === '') return
      event.preventDefault()
      onPaste({
        ...{ cells: fromTsv(text), rows: driver.shown.get().rows, colIds },
        ...{ from: { row: at.top, col: at.left }, to: { row: at.bottom, col: at.right } },
      })
    },
  }
}
