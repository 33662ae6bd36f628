import type { AllocRow } from '@bookrunner/contract/allocation'
import { isOpen, sizeCounted, type Edits } from './edits.ts'
import type { BrowserAlloc } from './browser-alloc.ts'

/** Lines that somebody has changed since a state one read. */
export const linesSince = ({ rows }: Pick<BrowserAlloc, 'rows'>, seq: number): AllocRow[] =>
  [...rows.values()].filter((row) => row.seq > seq)

/** A state one read, and one's own lines that were on their way to it. */
export interface ReadState {
  readonly seq: number
  /** What they come to. */
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

/** Lines that are others than what one read. What one wrote oneself is no news when it arrives. */
export const linesUnread = (alloc: Pick<BrowserAlloc, 'rows'>, { seq, mine }: ReadState): AllocRow[] =>
  linesSince(alloc, seq).filter(({ orderId, size }) => mine.get(orderId) !== size)

/** Who changed them, each once. */
export const editorsOf = (rows: readonly AllocRow[]): readonly string[] => [
  ...new Set(rows.flatMap(({ editedBy }) => editedBy ?? [])),
]
