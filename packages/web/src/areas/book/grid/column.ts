import type { BookRow } from '@bookrunner/contract/book'
import type { DenseColumn } from '../../../kit/dense-page/column.ts'
import type { SortValue } from '../../../kit/grid/index.ts'
import type { GridRow } from '../rows/grid-row.ts'
import type { EditField } from './edit-fields.ts'
import type { Tools } from './tools.ts'

export interface BookColumn extends DenseColumn<GridRow, Tools, EditField> {
  /** Shown in this phase only, or once the deal is priced. */
  readonly phase?: 'test' | 'fpg' | 'priced'
}

export const ofOrder =
  <Value extends SortValue>(read: (order: BookRow, tools: Tools) => Value) =>
  (row: GridRow, tools: Tools): Value | null =>
    row.kind === 'order' ? read(row.order, tools) : null

export const ofTitle =
  (read: (order: BookRow, tools: Tools) => string | null | undefined) =>
  (row: GridRow, tools: Tools): string | undefined =>
    row.kind === 'order' ? (read(row.order, tools) ?? undefined) : undefined
