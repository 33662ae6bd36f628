import {
  type Face,
  type FieldRefusal,
  refuse,
  refuseFields,
  type Refusal,
  showMm,
} from '../../kernel/index.ts'
import { overrideFault } from './fixed.ts'
import { downTo, upTo } from './grid.ts'
import { changedLines, type KeptLines, type LineChange, type SaidLine } from './kept.ts'
import type { AllocationOrder, Grid } from './policy.ts'

/** What somebody types into a line; without a note, the one that stands there stays. */
export interface LineEdit {
  orderId: string
  size: Face
  note?: string | null | undefined
}

export type LineReason =
  | 'alloc.not-in-book'
  | 'alloc.over-order'
  | 'alloc.under-minimum'
  | 'alloc.under-order-minimum'
  | 'alloc.off-grid'
export type EditReason = LineReason | 'alloc.order-twice' | 'alloc.line-moved'

type Facts = Pick<AllocationOrder, 'size' | 'minSize'>

/** What keeps a line from being one, with the figures. */
export const lineFault = (
  field: string,
  size: Face,
  order: Facts | undefined,
  grid: Grid,
): FieldRefusal<LineReason> | undefined => {
  const mm = showMm
  switch (overrideFault(size, order, { grid })) {
    case 'unknown':
      // Nothing, for an order that left the book, is what it is to get.
      return size === 0 ? undefined : { field, reason: 'alloc.not-in-book', params: { size: mm(size) } }
    case 'overSize':
      return { field, reason: 'alloc.over-order', params: { size: mm(size), most: mm(order!.size) } }
    case 'underMinimum':
      return { field, reason: 'alloc.under-minimum', params: { size: mm(size), least: mm(grid.minimum) } }
    case 'offGrid': {
      const next = { below: mm(downTo(size, grid)), above: mm(upTo(size, grid)) }
      return { field, reason: 'alloc.off-grid', params: { size: mm(size), ...next } }
    }
    case undefined: {
      const least = order?.minSize ?? null
      return least !== null && size > 0 && size < least
        ? { field, reason: 'alloc.under-order-minimum', params: { size: mm(size), least: mm(least) } }
        : undefined
    }
  }
}

interface Editing {
  /** The state whose figures were shown when this was typed. */
  seen: number
  orders: ReadonlyMap<string, Facts>
  grid: Grid
}

/** Somebody else changed it after it was shown: both figures, unless they are the same. */
const movedFault = (
  field: string,
  size: Face,
  line: { size: Face; seq: number } | undefined,
  seen: number,
): FieldRefusal<'alloc.line-moved'> | undefined =>
  line && line.seq > seen && line.size !== size
    ? { field, reason: 'alloc.line-moved', params: { theirs: showMm(line.size), yours: showMm(size) } }
    : undefined

const afterEdit = (
  { orderId, size, note }: LineEdit,
  before: SaidLine | undefined,
  order?: Facts,
): SaidLine => ({
  ...{ orderId, size, by: 'desk', tooSmall: false },
  full: size > 0 && size === order?.size,
  note: note === undefined ? (before?.note ?? null) : note?.trim() || null,
})

/**
 * Edits of one person, all or none: others' lines stay as they are, and a line that others have changed since it was
 * shown is not written over.
 */
export const editLines = (
  lines: KeptLines,
  edits: readonly LineEdit[],
  { seen, orders, grid }: Editing,
): LineChange[] | Refusal<EditReason | 'alloc.lines-wrong' | 'alloc.lines-moved' | 'write.no-changes'> => {
  const wrong: FieldRefusal<EditReason>[] = []
  const moved: FieldRefusal<EditReason>[] = []
  const asked = new Set<string>()
  for (const [index, { orderId, size }] of edits.entries()) {
    const field = `lines.${index}.size`
    if (asked.has(orderId)) wrong.push({ field: `lines.${index}.orderId`, reason: 'alloc.order-twice' })
    asked.add(orderId)
    const fault = lineFault(field, size, orders.get(orderId), grid)
    if (fault) wrong.push(fault)
    const other = movedFault(field, size, lines.get(orderId), seen)
    if (other) moved.push(other)
  }
  if (moved.length > 0) return refuseFields('alloc.lines-moved', moved)
  if (wrong.length > 0) return refuseFields('alloc.lines-wrong', wrong)
  const after = edits.map((edit) => afterEdit(edit, lines.get(edit.orderId), orders.get(edit.orderId)))
  // Typing over a rule's figure the same figure makes it the desk's own only where something is said to it.
  const changes = changedLines(lines, after).filter(
    ({ from, to }) => from?.size !== to?.size || from?.note !== to?.note,
  )
  return changes.length > 0 ? changes : refuse('write.no-changes')
}

/** A line that was there once stays one: who watches it is told that it gets nothing. */
const noLine = (orderId: string): SaidLine => ({
  ...{ orderId, size: 0 as Face, by: null, full: false, tooSmall: false, note: null },
})

/** A change taken back: each line as it was before, unless it was changed again. */
export const undoLines = (
  lines: KeptLines,
  { seq, changes }: { seq: number; changes: readonly LineChange[] },
): LineChange[] | Refusal<'alloc.lines-moved' | 'alloc.line-moved'> => {
  const moved = changes.flatMap(({ orderId, to, from }, index): FieldRefusal<'alloc.line-moved'>[] => {
    const line = lines.get(orderId)
    if (line?.seq === seq || (!line && to === null)) return []
    const figures = { theirs: showMm(line?.size ?? (0 as Face)), yours: showMm(from?.size ?? (0 as Face)) }
    return [{ field: `lines.${index}.size`, reason: 'alloc.line-moved', params: figures }]
  })
  if (moved.length > 0) return refuseFields('alloc.lines-moved', moved)
  return changes.map(({ orderId, from, to }) => ({ orderId, from: to, to: from ?? noLine(orderId) }))
}
