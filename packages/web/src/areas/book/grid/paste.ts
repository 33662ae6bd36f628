import type { BookRow } from '@bookrunner/contract/book'
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

interface Target {
  readonly rows: readonly GridRow[]
  readonly colIds: readonly string[]
  /** Where it begins, and how far what is picked reaches: a single cell fills all of it. */
  readonly from: { readonly row: number; readonly col: number }
  readonly to: { readonly row: number; readonly col: number }
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
  const { rows, colIds, from, to, may } = target
  const single = pasted.length === 1 && pasted[0]!.length === 1 ? pasted[0]![0]! : undefined
  const lines =
    single === undefined
      ? pasted
      : Array.from({ length: to.row - from.row + 1 }, () =>
          Array.from({ length: to.col - from.col + 1 }, () => single),
        )
  const cells: PastedCell[] = []
  let beyond = 0
  for (const [down, line] of lines.entries())
    for (const [right, typed] of line.entries()) {
      const row = rows[from.row + down]
      const colId = colIds[from.col + right]
      if (!row || !colId) beyond += 1
      else
        cells.push({
          ...{ key: `${row.id} ${colId}`, row, colId, typed },
          outcome: outcomeOf(row, colId, typed, may),
        })
    }
  return { cells, beyond }
}
