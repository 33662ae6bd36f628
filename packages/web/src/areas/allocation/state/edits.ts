import type { Face } from '@bookrunner/domain/kernel'
import { isRecord } from '../../../platform/storage.ts'
import type { OwnChange } from './undo.ts'

/** A line as somebody wants it. Without a note, the one that stands there stays. */
export interface LineWish {
  readonly orderId: string
  readonly number: string
  readonly size: Face
  readonly note?: string | null | undefined
}

/** Lines that are written together, or not at all. */
export interface Batch {
  readonly key: string
  readonly what: Exclude<OwnChange['what'], 'policy'>
  /** The state whose figures were shown when it was said. */
  readonly seen: number
  readonly lines: readonly LineWish[]
  /** It went out with this number; an answer may be on its way still. */
  readonly sent: number | null
}

/** Clash: somebody changed the line meanwhile; nothing is written until it is said which holds. */
export type EditState = 'waiting' | 'sending' | 'unknown' | 'done' | 'refused' | 'clash'

export interface LineEdit extends LineWish {
  readonly key: string
  readonly what: Batch['what']
  readonly seen: number
  readonly state: EditState
  /** Why it was not taken. */
  readonly words: string
  /** The state that it made. */
  readonly seq: number | null
}

export type Edits = ReadonlyMap<string, LineEdit>

export const editsOf = (batch: Batch, state: EditState): LineEdit[] =>
  batch.lines.map((line) => ({
    ...{ ...line, key: batch.key, what: batch.what, seen: batch.seen },
    ...{ state, words: '', seq: null },
  }))

interface Standing {
  readonly size: Face | null
  readonly seq: number
}

/**
 * Whether what was seen still holds at the state one holds by now. Own changes are no news to oneself; a line that
 * somebody else changed to another size than one wants is a clash; all else goes out as seen by now.
 */
export function rebased<Line extends Pick<LineWish, 'orderId' | 'size'>>(
  { seen, lines }: { readonly seen: number; readonly lines: readonly Line[] },
  held: { readonly seq: number; readonly rows: ReadonlyMap<string, Standing> },
  own: ReadonlySet<number>,
): { readonly seen: number; readonly go: readonly Line[]; readonly clash: readonly Line[] } {
  const moved = ({ orderId, size }: Line): boolean => {
    const row = held.rows.get(orderId)
    return row !== undefined && row.seq > seen && !own.has(row.seq) && row.size !== size
  }
  return {
    seen: Math.max(seen, held.seq),
    go: lines.filter((line) => !moved(line)),
    clash: lines.filter(moved),
  }
}

/** What is not settled yet, as it is kept in the browser tab. */
export interface KeptEdits {
  readonly batches: readonly Batch[]
  /** Clashing and refused ones. */
  readonly open: readonly LineEdit[]
}

const whats = ['typed', 'paste', 'bulk'] as const

const wishFrom = (value: unknown): LineWish[] => {
  if (!isRecord(value)) return []
  const { orderId, number, size, note } = value
  if (typeof orderId !== 'string' || typeof number !== 'string') return []
  if (typeof size !== 'number' || !Number.isSafeInteger(size) || size < 0) return []
  return [
    { orderId, number, size: size as Face, ...((typeof note === 'string' || note === null) && { note }) },
  ]
}

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const batchFrom = (value: unknown): Batch[] => {
  if (!isRecord(value)) return []
  const { key, seen, sent } = value
  const what = whats.find((each) => each === value['what'])
  const lines = listIn(value['lines']).flatMap(wishFrom)
  if (typeof key !== 'string' || typeof seen !== 'number' || !what || lines.length === 0) return []
  return [{ key, what, seen, lines, sent: typeof sent === 'number' ? sent : null }]
}

const openFrom = (value: unknown): LineEdit[] => {
  if (!isRecord(value)) return []
  const { key, seen, state, words } = value
  const what = whats.find((each) => each === value['what'])
  if (typeof key !== 'string' || typeof seen !== 'number' || !what) return []
  if (state !== 'clash' && state !== 'refused') return []
  return wishFrom(value).map((wish) => ({
    ...{ ...wish, key, what, seen, state, seq: null },
    words: typeof words === 'string' ? words : '',
  }))
}

export const keptFrom = (stored: unknown): KeptEdits =>
  isRecord(stored)
    ? {
        batches: listIn(stored['batches']).flatMap(batchFrom),
        open: listIn(stored['open']).flatMap(openFrom),
      }
    : { batches: [], open: [] }

const counts = (edit: LineEdit | undefined): edit is LineEdit =>
  edit !== undefined && edit.state !== 'refused' && edit.state !== 'clash'

/** What a line comes to, with what is on its way: what strip, totals and targets are worked out of. */
export const sizeCounted = (
  { orderId, size }: { readonly orderId: string; readonly size: Face | null },
  edits: Edits,
): Face | null => {
  const edit = edits.get(orderId)
  return counts(edit) ? edit.size : size
}
