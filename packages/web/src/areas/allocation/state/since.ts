import type { AllocRow } from '@bookrunner/contract/allocation'
import { isOpen, sizeCounted, type Edits } from './edits.ts'
import type { BrowserAlloc } from './browser-alloc.ts'

/** Lines changed by anybody since a state the user read. */
export const linesSince = ({ rows }: Pick<BrowserAlloc, 'rows'>, seq: number): AllocRow[] =>
  [...rows.values()].filter((row) => row.seq > seq)

/** A state the user read, and the user's lines pending then. */
export interface ReadState {
  readonly seq: number
  /** The sizes of those pending lines. */
  readonly mine: ReadonlyMap<string, number | null>
}

export const readAt = ({ seq, rows }: Pick<BrowserAlloc, 'seq' | 'rows'>, edits: Edits): ReadState => ({
  seq,
  mine: new Map(
    [...edits.values()].flatMap((edit) => {
      const row = rows.get(edit.orderId)
      return row && !isOpen(edit) ? [[row.orderId, sizeCounted(row, edits)] as const] : []
    }),
  ),
})

/** Lines that differ from what the user read. The user's own edits do not count. */
export const linesUnread = (alloc: Pick<BrowserAlloc, 'rows'>, { seq, mine }: ReadState): AllocRow[] =>
  linesSince(alloc, seq).filter(({ orderId, size }) => mine.get(orderId) !== size)

/** Their authors, each once. */
export const editorsOf = (rows: readonly AllocRow[]): readonly string[] => [
  ...new Set(rows.flatMap(({ editedBy }) => editedBy ?? [])),
]
