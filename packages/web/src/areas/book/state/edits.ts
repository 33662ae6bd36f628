import { isAnswer } from '../../../platform/answers.ts'
import { wordsOf } from '../../../platform/failed.ts'
import { Outbox, type Entry, type Outcome } from '../../../platform/outbox/index.ts'
import { queryClient } from '../../../platform/query.ts'
import { sessionStore } from '../../../platform/session.ts'
import { isRecord } from '../../../platform/storage.ts'
import { createStore } from '../../../platform/store.ts'
import { BOOK } from '../../orders/index.ts'
import { batchesOf, outcomesOf, refusedOf } from './batches.ts'
import { cellName, type CellEdit, type CellWish, type Edits } from './cell-edit.ts'
import type { BrowserBook } from './browser-book.ts'
import { sendCells, type CellBatch, type Levels, type MadeVersion } from './send-cells.ts'
import { versionOver } from './version-over.ts'

type Sent = Entry<CellBatch>

const isBatch = (stored: unknown): boolean =>
  isRecord(stored) &&
  isRecord(stored['levels']) &&
  Array.isArray(stored['cells']) &&
  stored['cells'].length > 0 &&
  stored['cells'].every((cell) => isRecord(cell) && typeof cell['orderId'] === 'string' && 'field' in cell)

const noVersions: ReadonlySet<number> = new Set()

/** Cells that are on their way or were not taken. They live outside the page: a tab that is left loses none. */
export class EditDesk {
  readonly edits = createStore<Edits>(new Map())
  readonly #dealId: string
  readonly #outbox: Outbox<CellBatch, readonly MadeVersion[]>
  /** Versions the reader's own writes made, by order. */
  readonly #made = new Map<string, Set<number>>()
  #rows: BrowserBook['rows'] = new Map()

  constructor(dealId: string, send: typeof sendCells = sendCells) {
    this.#dealId = dealId
    this.#outbox = new Outbox({
      name: `book cells ${dealId}`,
      isWrite: isBatch,
      send,
      about: ({ cells }) => cells.map(({ orderId }) => orderId),
      prepare: (batch) => ({ ...batch, cells: batch.cells.map((cell) => this.#asNow(cell)) }),
      onState: (entry) => this.#show(entry),
      onOutcome: (entry, outcome) => this.#end(entry, outcome),
    })
    for (const entry of this.#outbox.entries) this.#show(entry, true)
  }

  /** Goes on with what was on its way when the page was closed. */
  start(): void {
    this.#outbox.start()
  }

  write(wishes: readonly CellWish[], levels: Levels): void {
    this.#outbox.post(batchesOf(wishes).map((cells) => ({ dealId: this.#dealId, levels, cells })))
  }

  /** Over the version that its cell was read in, or one that left the cell as it was. */
  #asNow<Wish extends CellWish>(wish: Wish): Wish {
    const { orderId } = wish
    return {
      ...wish,
      expectedVersion: versionOver(wish, this.#rows.get(orderId), this.#made.get(orderId) ?? noVersions),
    }
  }

  /** What of the same list waits as this one does: it is written, or left, together. */
  heldWith({ key }: Pick<CellEdit, 'key'>): readonly CellEdit[] {
    return [...this.edits.get().values()].filter((edit) => edit.key === key && edit.state === 'held')
  }

  /** What it would come to; nothing is kept. Undefined: nothing is wrong with it. */
  async advice(wish: CellWish, levels: Levels, signal: AbortSignal): Promise<string | undefined> {
    try {
      await sendCells({ dealId: this.#dealId, levels, cells: [wish] }, { dryRun: true, signal })
      return undefined
    } catch (fault) {
      return isAnswer(fault) ? outcomesOf(1, fault)[0]!.words : undefined
    }
  }

  /** Those of a list that the server would refuse as it stands now, by their cells, with why; nothing is kept. */
  async refusedOf(
    wishes: readonly CellWish[],
    levels: Levels,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, string>> {
    const refused = await refusedOf(
      wishes.map((wish) => this.#asNow(wish)),
      (cells) => sendCells({ dealId: this.#dealId, levels, cells }, { dryRun: true, signal }),
    )
    return new Map([...refused].map(([wish, words]) => [cellName(wish), words]))
  }

  drop(edits: readonly Pick<CellEdit, 'orderId' | 'field'>[]): void {
    if (edits.length === 0) return
    const next = new Map(this.edits.get())
    for (const edit of edits) next.delete(cellName(edit))
    this.edits.set(next)
  }

  /** What was written is shown by the book itself as soon as it holds it. */
  settle(book: Pick<BrowserBook, 'rows'>): void {
    this.#rows = book.rows
    this.drop(
      [...this.edits.get().values()].filter(({ state, orderId, field, value, expectedVersion }) => {
        const row = book.rows.get(orderId)
        return state === 'done' && (!row || row.version > expectedVersion || row[field] === value)
      }),
    )
  }

  #show(entry: Sent, fresh = entry.state === 'waiting'): void {
    const state = entry.state === 'unknown' ? 'unknown' : 'sending'
    this.#mark(entry, () => ({ state, words: '' }), fresh)
  }

  /** Another one typed into the cell meanwhile (`fresh`: this one) is what is shown of it. */
  #mark({ key, write }: Sent, of: (at: number) => Pick<CellEdit, 'state' | 'words'>, fresh = false): void {
    const next = new Map(this.edits.get())
    for (const [at, cell] of write.cells.entries())
      if (fresh || next.get(cellName(cell))?.key === key)
        next.set(cellName(cell), { ...cell, key, ...of(at) })
    this.edits.set(next)
  }

  #end(entry: Sent, outcome: Outcome<readonly MadeVersion[]>): void {
    if (outcome.kind === 'taken') {
      for (const { orderId, version } of outcome.reply)
        this.#made.set(orderId, new Set([...(this.#made.get(orderId) ?? []), version]))
      this.#mark(entry, () => ({ state: 'done', words: '' }))
      void queryClient.invalidateQueries({ queryKey: BOOK })
    } else if (outcome.kind === 'signedOut') {
      this.#mark(entry, () => ({ state: 'refused', words: wordsOf(outcome.fault) }))
    } else if (outcome.fault.reason === 'write.no-changes') {
      this.drop([...this.edits.get().values()].filter(({ key }) => key === entry.key))
    } else {
      const outcomes = outcomesOf(entry.write.cells.length, outcome.fault)
      this.#mark(entry, (at) => outcomes[at]!)
    }
  }
}

/** By user and deal: what one user typed is never sent or shown for another. */
const desks = new Map<string, EditDesk>()

export function editDesk(dealId: string): EditDesk {
  const name = `${sessionStore.get()?.user.userId ?? ''} ${dealId}`
  const desk = desks.get(name) ?? new EditDesk(dealId)
  desks.set(name, desk)
  return desk
}
