import type { BookRow } from '@bookrunner/contract/book'
import { showLadder } from '@bookrunner/domain/orders'
import { planCells, type PastedCell as Cell, type PastePlan as Plan } from '../../../kit/dense-page/paste.ts'
import type { PasteTarget } from '../../../kit/grid/index.ts'
import type { GridRow } from '../rows/grid-row.ts'
import { columnOf } from './columns.ts'
import {
  isLadder,
  isTooLong,
  isUnchanged,
  lastLevels,
  levelsOf,
  readTyped,
  type EditField,
  type EditValue,
  type LadderBefore,
  type LadderRefusal,
} from './edit-fields.ts'

/** The outcome of a pasted cell: its value, or why it is not written. */
export type PasteOutcome =
  | { readonly kind: 'write'; readonly order: BookRow; readonly field: EditField; readonly value: EditValue }
  | { readonly kind: 'same' }
  | {
      readonly kind: 'no'
      readonly reason: 'fixed' | 'sum' | 'notUnderstood' | 'missing' | 'tooLong' | 'changed' | 'answered'
    }
  | { readonly kind: 'no'; readonly reason: 'ladder'; readonly refusal: LadderRefusal }
export type PastedCell = Cell<GridRow, PasteOutcome>
export type PastePlan = Plan<PastedCell>

interface Target extends PasteTarget<GridRow> {
  readonly may: (field: EditField, order: BookRow) => boolean
  readonly quoted: LadderBefore['quoted']
}

type Ladders = Map<string, LadderBefore['last']>

const outcomeOf = (
  row: GridRow,
  colId: string,
  typed: string,
  { may, quoted, ladders }: Pick<Target, 'may' | 'quoted'> & { readonly ladders: Ladders },
): PasteOutcome => {
  if (row.kind !== 'order') return { kind: 'no', reason: 'sum' }
  const field = columnOf(colId)?.edit
  const { order } = row
  if (!field || !may(field, order)) return { kind: 'no', reason: 'fixed' }
  const pasted = isLadder(field) ? ladders.get(order.id) : undefined
  const read = readTyped(field, typed, { last: pasted ?? lastLevels(order), quoted })
  if (!read.ok)
    return read.reason === 'ladder'
      ? { kind: 'no', reason: read.reason, refusal: read.refusal }
      : { kind: 'no', reason: read.reason }
  const { value } = read
  if (isTooLong(field, value)) return { kind: 'no', reason: 'tooLong' }
  if (pasted ? showLadder(pasted) === value : isUnchanged(field, order, value)) return { kind: 'same' }
  if (isLadder(field)) ladders.set(order.id, levelsOf(value) ?? [])
  return { kind: 'write', order, field, value }
}

/** Size and limits of one order are parts of one ladder: both cells write what both make of it. */
const withWholeLadder = (cell: PastedCell, ladders: Ladders): PastedCell => {
  const { outcome } = cell
  const ladder =
    outcome.kind === 'write' && isLadder(outcome.field) ? ladders.get(outcome.order.id) : undefined
  if (outcome.kind !== 'write' || !ladder) return cell
  const value = showLadder(ladder)
  const same = isUnchanged(outcome.field, outcome.order, value)
  return { ...cell, outcome: same ? { kind: 'same' } : { ...outcome, value } }
}

/** Plans a paste before anything is written. */
export function planPaste(pasted: readonly (readonly string[])[], target: Target): PastePlan {
  const { may, quoted } = target
  const ladders: Ladders = new Map()
  const { cells, beyond } = planCells(pasted, target, (row, colId, typed) =>
    outcomeOf(row, colId, typed, { may, quoted, ladders }),
  )
  return { beyond, cells: cells.map((cell) => withWholeLadder(cell, ladders)) }
}
