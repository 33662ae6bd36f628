import { textIn, type DenseColumn } from '../../../kit/dense-page/column.ts'
import type { SortValue } from '../../../kit/grid/index.ts'
import type { OpenColumn } from '../paste/plan.ts'
import type { Filtered } from '../rows/filter.ts'
import type { GridRow, OrderLine } from '../rows/grid-row.ts'
import type { Tools } from './tools.ts'

export interface AllocColumn extends DenseColumn<GridRow, Tools, OpenColumn> {
  /** For a launched version, and allocators only. */
  readonly only?: 'launched' | 'desk'
}

export const ofOrder =
  <Value extends SortValue>(read: (line: OrderLine, tools: Tools) => Value) =>
  (row: GridRow, tools: Tools): Value | null =>
    row.kind === 'order' ? read(row, tools) : null

export const ofTitle =
  (read: (line: OrderLine, tools: Tools) => string | null | undefined) =>
  (row: GridRow, tools: Tools): string | undefined =>
    row.kind === 'order' ? (read(row, tools) ?? undefined) : undefined

/** Invalid text typed into a cell, which stays there until it is corrected or discarded. */
export function typedIn(row: GridRow, column: string): string | undefined {
  if (row.kind !== 'order' && row.kind !== 'merge') return undefined
  const edit = column === 'note' && row.kind === 'order' ? row.noteEdit : row.edit
  const typed = edit?.typed
  return typed?.column === column ? typed.text : undefined
}

/** The text by which a column is filtered, which is its displayed text. */
export function filtered(column: AllocColumn, tools: Tools): Filtered {
  if (!column.unit) return { kind: 'text', text: (line) => textIn(line, column, tools) }
  return {
    kind: column.unit,
    value: (line) => {
      const raw = column.value(line, tools)
      return raw === null ? null : BigInt(raw)
    },
  }
}
