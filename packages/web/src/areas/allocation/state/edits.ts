import type { LineEdit } from '@bookrunner/domain/allocation'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import type { OwnChange } from './undo.ts'

/** The request to change a line, with its order's number. */
export interface EditedLine extends Readonly<LineEdit> {
  readonly number: string
  /** The state it was typed over, where that is another than its change's. */
  readonly expectedSeq?: number | undefined
}

/** What was typed where it is nothing that could be written. */
export interface TypedText {
  readonly column: 'size' | 'fill' | 'note'
  readonly text: string
}

/** Lines that are written together, or not at all. */
export interface Batch {
  readonly key: string
  readonly what: Exclude<OwnChange['what'], 'policy'>
  /** The state whose figures were shown when it was said. */
  readonly expectedSeq: number
  readonly lines: readonly EditedLine[]
}

/**
 * Clash: somebody changed the line meanwhile. Held: it is of a change of which a line clashes or was refused; all of
 * it is written as soon as that is answered.
 */
export type EditState = 'waiting' | 'sending' | 'unknown' | 'done' | 'refused' | 'clash' | 'held'

/** An edited line until the version shows it. */
export interface PendingEdit extends EditedLine {
  readonly key: string
  readonly what: Batch['what']
  readonly expectedSeq: number
  readonly state: EditState
  /** Why it was not taken. */
  readonly words: string
  /** Its change was refused as a whole, for none of its lines. */
  readonly whole?: boolean | undefined
  readonly typed?: TypedText | undefined
  /** The state that it made. */
  readonly seq: number | null
}

/** By cell: a line's size, with what is said to it at once, and what is said to it by itself. */
export type Edits = ReadonlyMap<string, PendingEdit>

type Placed = Pick<PendingEdit, 'orderId' | 'size' | 'typed'>

const noteCell = (orderId: string): string => `${orderId} note`

export const cellOf = ({ orderId, size, typed }: Placed): string =>
  size === undefined && (typed === undefined || typed.column === 'note') ? noteCell(orderId) : orderId

/** What is on its way of a line: of its size, and what is said to it by itself. */
export const editsIn = (edits: Edits, orderId: string) => ({
  edit: edits.get(orderId),
  said: edits.get(noteCell(orderId)),
})

/** What is said to a line, with what is on its way; the newer word holds. */
export const noteIn = (
  row: { readonly note: string | null },
  { edit, said }: ReturnType<typeof editsIn>,
): string | null => {
  if (said?.note !== undefined) return said.note
  return edit?.note === undefined ? row.note : edit.note
}

/** Edits with newer ones: what is newly said to a line is not taken back by an older word to it. */
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

/** What became of lines of a change; of cells that were typed into again meanwhile, the newer stands. */
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

/** Nothing of it is on its way: somebody is asked first, or it waits for the answer to another line. */
export const isOpen = ({ state }: Pick<PendingEdit, 'state'>): boolean =>
  state === 'refused' || state === 'clash' || state === 'held'

/** The part of an edit that is written. */
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
 * Whether what was seen still holds at the state one holds by now. Own changes are no news to oneself; a line that
 * somebody else changed to another size or reason than one wants is a clash; all else goes out as seen by now.
 */
export function rebased<Line extends Omit<EditedLine, 'number'>>(
  { expectedSeq, lines }: { readonly expectedSeq: number; readonly lines: readonly Line[] },
  held: { readonly seq: number; readonly rows: ReadonlyMap<string, EditPosition> },
  own: ReadonlySet<number>,
): { readonly expectedSeq: number; readonly go: readonly Line[]; readonly clash: readonly Line[] } {
  const moved = ({ orderId, size, note, expectedSeq: over = expectedSeq }: Line): boolean => {
    const row = held.rows.get(orderId)
    if (!row || row.seq <= over || own.has(row.seq)) return false
    return (size !== undefined && row.size !== size) || (note !== undefined && row.note !== note)
  }
  return {
    expectedSeq: Math.max(expectedSeq, held.seq),
    go: lines.filter((line) => !moved(line)),
    clash: lines.filter(moved),
  }
}

/** What a line comes to, with what is on its way: what strip, totals and targets are worked out of. */
export const sizeCounted = (
  { orderId, size }: { readonly orderId: string; readonly size: FaceAmount | null },
  edits: Edits,
): FaceAmount | null => {
  const edit = edits.get(orderId)
  return edit && !isOpen(edit) ? (edit.size ?? size) : size
}
