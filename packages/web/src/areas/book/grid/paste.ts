import type { BookRow } from '@bookrunner/contract/book'
import { planCells, type PastedCell as Cell, type PastePlan as Plan } from '../../../kit/dense-page/paste.ts'
import type { PasteTarget } from '../../../kit/grid/index.ts'
import type { GridRow } from '../rows/grid-row.ts'
import { columnOf } from './columns.ts'
import { isUnchanged, isTooLong, readTyped, type EditField, type EditValue } from './edit-fields.ts'

/** The outcome of a pasted cell: its value, or why it is not written. */
export type PasteOutcome =
  | { readonly kind: 'write'; readonly order: BookRow; readonly field: EditField; readonly value: EditValue }
  | { readonly kind: 'same' }
  | {
      readonly kind: 'no'
      readonly reason: 'fixed' | 'sum' | 'notUnderstood' | 'missing' | 'tooLong' | 'changed' | 'answered'
    }
export type PastedCell = Cell<GridRow, PasteOutcome>
export type PastePlan = Plan<PastedCell>

interface Target extends PasteTarget<GridRow> {
  readonly may: (field: EditField, order: BookRow) => boolean
}

const outcomeOf = (row: GridRow, colId: string, typed: string, may: Target['may']): PasteOutcome => {
  if (row.kind !== 'order') return { kind: 'no', reason: 'sum' }
  const field = columnOf(colId)?.edit
  if (!field || !may(field, row.order)) return { kind: 'no', reason: 'fixed' }
  const read = readTyped(field, typed)
  if (!read.ok) return { kind: 'no', reason: read.reason }
  if (isTooLong(field, read.value)) return { kind: 'no', reason: 'tooLong' }
  if (isUnchanged(field, row.order, read.value)) return { kind: 'same' }
  return { kind: 'write', order: row.order, field, value: read.value }
}

/** Plans a paste before anything is written. */
export const planPaste = (pasted: readonly (readonly string[])[], target: Target): PastePlan =>
  planCells(pasted, target, (row, colId, typed) => outcomeOf(row, colId, typed, target.may))
