import type { GridApi } from 'ag-grid-community'
import type { ClipboardEvent, RefObject } from 'react'
import { fromTsv, toTsv } from './clipboard.ts'
import { isOneCell, rectangleOf, type CellRange } from './range.ts'
import { shownColumns } from './use-range.ts'

export interface Pasted<Row> {
  readonly cells: readonly (readonly string[])[]
  readonly rows: readonly Row[]
  readonly colIds: readonly string[]
  readonly from: { readonly row: number; readonly col: number }
  readonly to: { readonly row: number; readonly col: number }
}

interface ClipboardInput<Row> {
  readonly api: RefObject<GridApi<Row> | undefined>
  /** In the grid's order. */
  readonly rows: () => readonly Row[]
  /** A column's name, and a cell's text for a spreadsheet. */
  readonly nameOf: (colId: string) => string
  readonly textOf: (row: Row, colId: string) => string
  readonly picked: (api: GridApi<Row>) => CellRange | undefined
  readonly onPaste: (pasted: Pasted<Row>) => void
}

const isTypedInto = (target: EventTarget): boolean => target instanceof HTMLInputElement

/** Copies cells to a spreadsheet; whole rows come with column names. */
export function useClipboard<Row extends { readonly id: string }>(input: ClipboardInput<Row>) {
  const { api, rows, picked, onPaste } = input
  const textOf = (grid: GridApi<Row>): string | undefined => {
    const colIds = shownColumns(grid)
    const cells = (row: Row, ids: readonly string[]) => ids.map((id) => input.textOf(row, id))
    const range = picked(grid)
    const chosen = grid.getSelectedNodes().flatMap(({ data }) => data ?? [])
    if (chosen.length > 0 && (!range || isOneCell(range))) {
      const places = new Map(rows().map(({ id }, at) => [id, at]))
      const inOrder = chosen.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
      return toTsv([colIds.map((id) => input.nameOf(id)), ...inOrder.map((row) => cells(row, colIds))])
    }
    const at = range && rectangleOf(range, colIds)
    if (!at) return undefined
    const within = colIds.slice(at.left, at.right + 1)
    return toTsv(
      rows()
        .slice(at.top, at.bottom + 1)
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
        cells: fromTsv(text),
        rows: rows(),
        colIds,
        from: { row: at.top, col: at.left },
        to: { row: at.bottom, col: at.right },
      })
    },
  }
}
