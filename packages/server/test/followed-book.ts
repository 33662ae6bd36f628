// The book as a watching reader receives it.
import type { BookChange, BookRow, BookSnapshot } from '@bookrunner/contract/book'
import type { LiveRefusal } from '@bookrunner/contract/kernel'

/** The parts that depend on the deal and on the reader's rights. */
export type BookPayload = Pick<BookSnapshot, 'levels' | 'enter' | 'parties' | 'merges'>
export const payloadOf = ({ levels, enter, parties, merges }: BookPayload): BookPayload => ({
  levels,
  enter,
  parties,
  merges,
})

/** Applies snapshots and changes as a page does, and collects everything that was sent. */
export class FollowedBook {
  rows = new Map<string, BookRow>()
  summary: BookSnapshot['summary'] | undefined
  payload: BookPayload | undefined
  at = ''
  snapshots = 0
  changes = 0
  seq = 0
  raw = ''
  refused: LiveRefusal | undefined

  takeSnapshot(state: BookSnapshot, seq: number): void {
    this.rows = new Map(state.rows.map((row) => [row.id, row]))
    this.snapshots += 1
    this.#store(state, seq)
  }

  applyChange(applyChange: BookChange, seq: number): void {
    for (const row of applyChange.rows) this.rows.set(row.id, row)
    for (const id of applyChange.gone) this.rows.delete(id)
    this.changes += 1
    this.#store(applyChange, seq)
  }

  #store(state: BookSnapshot | BookChange, seq: number): void {
    this.summary = state.summary
    this.payload = payloadOf(state)
    this.at = state.at
    this.seq = seq
    this.raw += JSON.stringify(state)
  }
}
