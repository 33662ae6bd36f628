// A book as who watches it holds it.
import type { BookChange, BookRow, BookSnapshot } from '@bookrunner/contract/book'
import type { LiveRefusal } from '@bookrunner/contract/kernel'

/** What follows from where the deal stands and from who reads. */
export type BookPayload = Pick<BookSnapshot, 'levels' | 'enter' | 'parties' | 'merges'>
export const toldOf = ({ levels, enter, parties, merges }: BookPayload): BookPayload => ({
  levels,
  enter,
  parties,
  merges,
})

/** What a reader holds, as a page merges it: the rows by id, and all that was ever sent. */
export class FollowedBook {
  rows = new Map<string, BookRow>()
  summary: BookSnapshot['summary'] | undefined
  told: BookPayload | undefined
  at = ''
  snapshots = 0
  changes = 0
  seq = 0
  raw = ''
  refused: LiveRefusal | undefined

  whole(state: BookSnapshot, seq: number): void {
    this.rows = new Map(state.rows.map((row) => [row.id, row]))
    this.snapshots += 1
    this.#said(state, seq)
  }

  change(change: BookChange, seq: number): void {
    for (const row of change.rows) this.rows.set(row.id, row)
    for (const id of change.gone) this.rows.delete(id)
    this.changes += 1
    this.#said(change, seq)
  }

  #said(state: BookSnapshot | BookChange, seq: number): void {
    this.summary = state.summary
    this.told = toldOf(state)
    this.at = state.at
    this.seq = seq
    this.raw += JSON.stringify(state)
  }
}
