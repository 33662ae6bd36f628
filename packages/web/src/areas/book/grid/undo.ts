import type { BookRow } from '@bookrunner/contract/book'
import { cellName } from '../state/cell-edit.ts'
import { typedAs, valueOf, type EditField, type EditValue } from './edit-fields.ts'
import type { PastedCell, PasteOutcome, PastePlan } from './paste.ts'

type May = (field: EditField, order: BookRow) => boolean
type Written = Extract<PasteOutcome, { readonly kind: 'write' }>

/** An order's first answer cannot be undone: it can be changed, but not removed. */
const isFirstAnswer = ({ order, field }: Written): boolean =>
  field === 'testSize' ? order.testSize === null : field === 'fpgSize' && order.fpgState !== 'answered'

function backOf(written: Written, now: BookRow | undefined, may: May): PasteOutcome {
  const { order, field, value } = written
  if (!now) return { kind: 'no', reason: 'changed' }
  const [before, current] = [valueOf(order, field), valueOf(now, field)]
  // It was not written, or somebody already restored it.
  if (current === before && value !== before) return { kind: 'same' }
  if (current !== value) return { kind: 'no', reason: 'changed' }
  // After a later push this would be a first answer.
  if (field === 'fpgSize' && now.fpgState !== 'answered') return { kind: 'no', reason: 'changed' }
  if (isFirstAnswer(written)) return { kind: 'no', reason: 'answered' }
  if (value === before) return { kind: 'same' }
  if (!may(field, now)) return { kind: 'no', reason: 'fixed' }
  return { kind: 'write', order: now, field, value: before }
}

/**
 * Renews the base orders of a paste at the time of writing: the reader's own edits may have changed them since the
 * plan.
 */
export const overNow = (
  pasted: readonly PastedCell[],
  rows: ReadonlyMap<string, BookRow>,
): readonly PastedCell[] =>
  pasted.map((cell): PastedCell => {
    const { outcome } = cell
    if (outcome.kind !== 'write') return cell
    return { ...cell, outcome: { ...outcome, order: rows.get(outcome.order.id) ?? outcome.order } }
  })

/** The cells of a paste that can be undone, without those that were not written. */
export const withoutDropped = (
  pasted: readonly PastedCell[],
  dropped: readonly { readonly orderId: string; readonly field: EditField; readonly value: EditValue }[],
): readonly PastedCell[] =>
  pasted.filter(
    ({ outcome }) =>
      outcome.kind !== 'write' ||
      !dropped.some(
        (change) =>
          cellName(change) === cellName({ orderId: outcome.order.id, field: outcome.field }) &&
          change.value === outcome.value,
      ),
  )

/** Plans to undo a paste. A cell that changed since is left alone. */
export const planUndo = (
  pasted: readonly PastedCell[],
  rows: ReadonlyMap<string, BookRow>,
  may: May,
  over: string | null,
): PastePlan => ({
  beyond: 0,
  cells: pasted.flatMap((cell): PastedCell[] => {
    const { outcome } = cell
    if (outcome.kind !== 'write') return []
    const now = rows.get(outcome.order.id)
    const typed = now ? typedAs(outcome.field, valueOf(now, outcome.field), over) : ''
    return [{ ...cell, typed, outcome: backOf(outcome, now, may) }]
  }),
})
