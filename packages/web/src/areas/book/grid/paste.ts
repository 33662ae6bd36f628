import type { BookRow } from '@bookrunner/contract/book'
import { placedOver, type PasteTarget } from '../../../kit/grid/index.ts'
import type { GridRow } from '../rows/grid-row.ts'
import { columnOf } from './columns.ts'
import { isAsItWas, isTooLong, readTyped, type EditField, type EditValue } from './edit-fields.ts'

/** A cell that was pasted into: what it would become, or why it cannot. */
export interface PastedCell {
  readonly key: string
  readonly row: GridRow
  readonly colId: string
  readonly typed: string
  readonly outcome:
    | {
        readonly kind: 'write'
        readonly order: BookRow
        readonly field: EditField
        readonly value: EditValue
      }
    | { readonly kind: 'same' }
    | {
        readonly kind: 'no'
        readonly reason: 'fixed' | 'sum' | 'notUnderstood' | 'missing' | 'tooLong' | 'changed' | 'answered'
      }
}

interface Target extends PasteTarget<GridRow> {
  readonly may: (field: EditField, order: BookRow) => boolean
}

const outcomeOf = (row: GridRow, colId: string, typed: string, may: Target['may']): PastedCell['outcome'] => {
  if (row.kind !== 'order') return { kind: 'no', reason: 'sum' }
  const field = columnOf(colId)?.edit
  if (!field || !may(field, row.order)) return { kind: 'no', reason: 'fixed' }
  const read = readTyped(field, typed)
  if (!read.ok) return { kind: 'no', reason: read.reason }
  if (isTooLong(field, read.value)) return { kind: 'no', reason: 'tooLong' }
  if (isAsItWas(field, row.order, read.value)) return { kind: 'same' }
  return { kind: 'write', order: row.order, field, value: read.value }
}

export interface PastePlan {
  readonly cells: readonly PastedCell[]
  /** Cells of the paste that lie beyond the grid's last row or column. */
  readonly beyond: number
}

/** What a paste would do, before anything is written. */
export function planPaste(pasted: readonly (readonly string[])[], target: Target): PastePlan {
  const { cells, beyond } = placedOver(pasted, target)
  const planned = cells.map((cell) => ({
    ...cell,
    outcome: outcomeOf(cell.row, cell.colId, cell.typed, target.may),
  }))
  return { cells: planned, beyond }
}
