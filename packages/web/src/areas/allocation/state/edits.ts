import type { LineEdit } from '@bookrunner/domain/allocation'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import type { OwnChange } from './undo.ts'

/** A line of the request, with the number of its order. */
export interface EditedLine extends Readonly<LineEdit> {
  readonly number: string
  /** The state it was typed at, if different from that of its change. */
  readonly expectedSeq?: number | undefined
}

/** The invalid text that was typed. */
export interface TypedText {
  readonly column: 'size' | 'fill' | 'note'
  readonly text: string
}

/** Lines that are saved together or not at all. */
export interface Batch {
  readonly key: string
  readonly what: Exclude<OwnChange['what'], 'policy'>
  /** The state shown when it was typed. */
  readonly expectedSeq: number
  readonly lines: readonly EditedLine[]
}

/**
 * `clash`: somebody else changed the line meanwhile. `held`: another line of its change conflicts or was refused, and
 * the whole change waits for the decision.
 */
export type EditState = 'waiting' | 'sending' | 'unknown' | 'done' | 'refused' | 'clash' | 'held'

/** An edited line until the version shows it. */
export interface PendingEdit extends EditedLine {
  readonly key: string
  readonly what: Batch['what']
  readonly expectedSeq: number
  readonly state: EditState
  /** The message of the refusal. */
  readonly words: string
  /** Its change was refused for no single line. */
  readonly whole?: boolean | undefined
  readonly typed?: TypedText | undefined
  /** The state after saving. */
  readonly seq: number | null
}

/** Edits by cell: the size of a line with its reason, and a reason alone. */
export type Edits = ReadonlyMap<string, PendingEdit>

type Placed = Pick<PendingEdit, 'orderId' | 'size' | 'typed'>

const noteCell = (orderId: string): string => `${orderId} note`

export const cellOf = ({ orderId, size, typed }: Placed): string =>
  size === undefined && (typed === undefined || typed.column === 'note') ? noteCell(orderId) : orderId

interface EditsOfLine {
  readonly edit: PendingEdit | undefined
  readonly noteEdit: PendingEdit | undefined
}

const noEdits: EditsOfLine = { edit: undefined, noteEdit: undefined }
const editedLines = new WeakMap<Edits, ReadonlySet<string>>()

/** Lines with edits. Looking for both cells of every line would take longer than all else. */
function linesIn(edits: Edits): ReadonlySet<string> {
  const known = editedLines.get(edits) ?? new Set([...edits.values()].map(({ orderId }) => orderId))
  editedLines.set(edits, known)
  return known
}

/** The edits of a line: of its size, and of its reason alone. */
export const editsIn = (edits: Edits, orderId: string): EditsOfLine =>
  linesIn(edits).has(orderId) ? { edit: edits.get(orderId), noteEdit: edits.get(noteCell(orderId)) } : noEdits

/** The edit changes the size; one that waits for a decision does not. */
export const isResized = (
  row: { readonly size: FaceAmount | null },
  edit: PendingEdit | undefined,
): boolean => edit?.size !== undefined && !isOpen(edit) && edit.size !== (row.size ?? 0)

/** The reason of a line, including edits; the newer one counts. A new size keeps it. */
export const noteIn = (
  row: { readonly note: string | null },
  { edit, noteEdit }: EditsOfLine,
): string | null => {
  if (noteEdit?.note !== undefined) return noteEdit.note
  return edit?.note !== undefined ? edit.note : row.note
}

/** Adds newer edits: an older reason does not replace a newer one. */
export function withEdits(before: Edits, more: readonly PendingEdit[]): Edits {
  const next = new Map(before)
  for (const edit of more) {
    const { orderId, note } = edit
    if (cellOf(edit) === orderId) {
      if (note !== undefined) next.delete(noteCell(orderId))
    } else {
      const beside = next.get(orderId)
      if (beside && isOpen(beside) && beside.note !== undefined)
        next.set(orderId, { ...beside, note: undefined })
    }
    next.set(cellOf(edit), edit)
  }
  return next
}

type EditChange = Partial<Pick<PendingEdit, 'state' | 'words' | 'whole' | 'seq'>>

/** Sets the state of a change's lines; cells typed again meanwhile keep the newer edit. */
export function markedIn(
  before: Edits,
  batch: Batch,
  of: (line: EditedLine, at: number) => EditChange,
): Edits {
  const next = new Map(before)
  for (const [at, edit] of editsOf(batch, 'waiting').entries()) {
    if (next.get(cellOf(edit))?.key !== batch.key) continue
    const marked = { ...edit, ...of(batch.lines[at]!, at) }
    const newer = isOpen(marked) && next.has(noteCell(edit.orderId)) && cellOf(edit) === edit.orderId
    next.set(cellOf(edit), newer ? { ...marked, note: undefined } : marked)
  }
  return next
}

/** The edit is not being sent: it waits for a decision on itself or on another line. */
export const isOpen = ({ state }: Pick<PendingEdit, 'state'>): boolean =>
  state === 'refused' || state === 'clash' || state === 'held'

/** The part of an edit that is saved. */
export const editedLine = ({ orderId, number, size, note, expectedSeq }: EditedLine): EditedLine => ({
  orderId,
  number,
  expectedSeq,
  ...(size !== undefined && { size }),
  ...(note !== undefined && { note }),
})

export const editsOf = (batch: Batch, state: EditState): PendingEdit[] =>
  batch.lines.map((line) => ({
    ...line,
    key: batch.key,
    what: batch.what,
    expectedSeq: line.expectedSeq ?? batch.expectedSeq,
    state,
    words: '',
    seq: null,
  }))

interface EditPosition {
  readonly size: FaceAmount | null
  readonly note: string | null
  readonly seq: number
}

/**
 * Rebases lines on the current state. Own changes do not conflict. A line that somebody else set to another size or
 * reason conflicts; other lines are sent for the current state.
 */
export function rebased<Line extends Omit<EditedLine, 'number'>>(
  { expectedSeq, lines }: { readonly expectedSeq: number; readonly lines: readonly Line[] },
  current: { readonly seq: number; readonly rows: ReadonlyMap<string, EditPosition> },
  own: ReadonlySet<number>,
): { readonly expectedSeq: number; readonly go: readonly Line[]; readonly clash: readonly Line[] } {
  const moved = ({ orderId, size, note, expectedSeq: over = expectedSeq }: Line): boolean => {
    const row = current.rows.get(orderId)
    if (!row || row.seq <= over || own.has(row.seq)) return false
    return (size !== undefined && row.size !== size) || (note !== undefined && row.note !== note)
  }
  return {
    expectedSeq: Math.max(expectedSeq, current.seq),
    go: lines.filter((line) => !moved(line)),
    clash: lines.filter(moved),
  }
}

/** The size of a line including edits, from which strip, totals and targets are computed. */
export const sizeCounted = (
  { orderId, size }: { readonly orderId: string; readonly size: FaceAmount | null },
  edits: Edits,
): FaceAmount | null => {
  const edit = edits.get(orderId)
  return edit && !isOpen(edit) ? (edit.size ?? size) : size
}
