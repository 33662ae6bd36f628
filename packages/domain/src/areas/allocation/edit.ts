import {
  type FaceAmount,
  type FieldRefusal,
  refuse,
  refuseFields,
  type Refusal,
  showMm,
} from '../../kernel/index.ts'
import { overrideFault } from './fixed.ts'
import { downTo, upTo } from './grid.ts'
import {
  noLine,
  changedLines,
  decidedIn,
  type StoredLine,
  type StoredLines,
  type LineChange,
  type DecidedLine,
} from './decided-line.ts'
import type { AllocationOrder, Grid } from './policy.ts'

/** A request to change one line: its size, its note, or both. What is not sent stays as it is. */
export interface LineEdit {
  orderId: string
  size?: FaceAmount | undefined
  note?: string | null | undefined
}

export type LineReason =
  | 'alloc.not-in-book'
  | 'alloc.over-order'
  | 'alloc.under-minimum'
  | 'alloc.under-order-minimum'
  | 'alloc.off-grid'
export type MovedReason = 'alloc.line-moved' | 'alloc.note-moved'
export type EditReason = LineReason | 'alloc.order-twice' | MovedReason

type Facts = Pick<AllocationOrder, 'size' | 'minSize'>

/** Why a size is not allowed for a line, with the figures. */
export const lineFault = (
  field: string,
  size: FaceAmount,
  order: Facts | undefined,
  grid: Grid,
): FieldRefusal<LineReason> | undefined => {
  const mm = showMm
  switch (overrideFault(size, order, { grid })) {
    case 'unknown':
      // Zero is the right size for an order that left the book.
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
  expectedSeq: number
  orders: ReadonlyMap<string, Facts>
  grid: Grid
}

/** A note as it is stored. */
const plainNote = (note: string | null): string | null => note?.trim() || null

const figures = (theirs: FaceAmount | undefined, yours: FaceAmount | undefined) => ({
  theirs: showMm(theirs ?? (0 as FaceAmount)),
  yours: showMm(yours ?? (0 as FaceAmount)),
})
const noteParams = (theirs: string | null, yours: string | null) => ({
  theirs: theirs ?? '–',
  yours: yours ?? '–',
})

/**
 * Another person changed the line after it was shown: both sizes and both notes, unless they are the same. A note refers
 * to a size and a size to a note, so a change of one conflicts with a change of the other.
 */
const movedFaults = (
  at: number,
  { size, note }: LineEdit,
  line: StoredLine | undefined,
  expectedSeq: number,
): FieldRefusal<MovedReason>[] => {
  if (!line || line.seq <= expectedSeq) return []
  const mine = note === undefined ? undefined : plainNote(note)
  return [
    ...(size !== undefined && size !== line.size
      ? [
          {
            field: `lines.${at}.size`,
            reason: 'alloc.line-moved' as const,
            params: figures(line.size, size),
          },
        ]
      : []),
    ...(mine !== undefined && mine !== line.note
      ? [
          {
            field: `lines.${at}.note`,
            reason: 'alloc.note-moved' as const,
            params: noteParams(line.note, mine),
          },
        ]
      : []),
  ]
}

/**
 * A typed size becomes the desk's own and keeps the desk's note; a note does not change which rule set the size. Only a
 * run of the policy clears a note.
 */
const afterEdit = (
  { orderId, size, note }: LineEdit,
  before: DecidedLine | undefined,
  order?: Facts,
): DecidedLine => ({
  ...(before ?? noLine(orderId)),
  ...(size !== undefined && {
    orderId,
    size,
    by: 'desk' as const,
    rounding: null,
    tooSmall: false,
    full: size > 0 && size === order?.size,
  }),
  ...(note !== undefined && { note: plainNote(note) }),
})

/**
 * Edits of one person, all or none: others' lines stay as they are, and a line that others have changed since it was
 * shown is not written over.
 */
export const editLines = (
  lines: StoredLines,
  edits: readonly LineEdit[],
  { expectedSeq, orders, grid }: Editing,
): LineChange[] | Refusal<EditReason | 'alloc.lines-wrong' | 'alloc.lines-moved' | 'write.no-changes'> => {
  const wrong: FieldRefusal<EditReason>[] = []
  const moved: FieldRefusal<EditReason>[] = []
  const editedIds = new Set<string>()
  for (const [index, each] of edits.entries()) {
    const { orderId, size } = each
    if (editedIds.has(orderId)) wrong.push({ field: `lines.${index}.orderId`, reason: 'alloc.order-twice' })
    editedIds.add(orderId)
    const fault =
      size === undefined ? undefined : lineFault(`lines.${index}.size`, size, orders.get(orderId), grid)
    if (fault) wrong.push(fault)
    moved.push(...movedFaults(index, each, lines.get(orderId), expectedSeq))
  }
  if (moved.length > 0) return refuseFields('alloc.lines-moved', moved)
  if (wrong.length > 0) return refuseFields('alloc.lines-wrong', wrong)
  const after = edits.map((edit) => {
    const line = lines.get(edit.orderId)
    return afterEdit(edit, line && decidedIn(line), orders.get(edit.orderId))
  })
  const sized = new Set(edits.flatMap(({ orderId, size }) => (size === undefined ? [] : orderId)))
  // A typed size equal to the rule's size becomes the desk's own only together with a note.
  const changes = changedLines(lines, after).filter(
    ({ orderId, from, to }) =>
      (sized.has(orderId) && from?.size !== to.size) || (from?.note ?? null) !== to.note,
  )
  return changes.length > 0 ? changes : refuse('write.no-changes')
}

type Sized = Omit<DecidedLine, 'orderId' | 'note'>

const sizedIn = ({ size, by, rounding, full, tooSmall }: Sized): Sized => ({
  size,
  by,
  rounding,
  full,
  tooSmall,
})

const isSameSized = (one: Sized, other: Sized): boolean =>
  one.size === other.size &&
  one.by === other.by &&
  one.rounding === other.rounding &&
  one.full === other.full &&
  one.tooSmall === other.tooSmall

/**
 * A line without one change. The line must still have the size or the note that the change set, even if another change
 * set it again. A value that the change did not set stays.
 */
const withoutChange = (
  { orderId, from, to }: LineChange,
  line: StoredLine | undefined,
  at: number,
): DecidedLine | FieldRefusal<MovedReason>[] => {
  const before = from ?? noLine(orderId)
  const now = line ? decidedIn(line) : noLine(orderId)
  const [size, note] = [!isSameSized(before, to), before.note !== to.note]
  const moved: FieldRefusal<MovedReason>[] = []
  if (size && !isSameSized(now, to))
    moved.push({
      field: `lines.${at}.size`,
      reason: 'alloc.line-moved',
      params: figures(now.size, before.size),
    })
  // A reason typed for the new size stays with the line; the one that the policy cleared does not come back over it.
  const renoted = size && to.note === null && now.note !== null
  const cleared = moved.length > 0 && now.note === null
  if (note && !renoted && !cleared && now.note !== to.note)
    moved.push({
      field: `lines.${at}.note`,
      reason: 'alloc.note-moved',
      params: noteParams(now.note, before.note),
    })
  if (moved.length > 0) return moved
  return { ...now, ...(size && sizedIn(before)), ...(note && !renoted && { note: before.note }) }
}

/** Undoes a change: each line gets its earlier values, unless it changed again since. */
export const undoLines = (
  lines: StoredLines,
  changes: readonly LineChange[],
): LineChange[] | Refusal<'alloc.lines-since' | MovedReason> => {
  const back: LineChange[] = []
  const moved: FieldRefusal<MovedReason>[] = []
  for (const [at, change] of changes.entries()) {
    const line = lines.get(change.orderId)
    const to = withoutChange(change, line, at)
    if (Array.isArray(to)) moved.push(...to)
    else back.push({ orderId: change.orderId, from: line ? decidedIn(line) : null, to })
  }
  return moved.length > 0 ? refuseFields('alloc.lines-since', moved) : back
}
