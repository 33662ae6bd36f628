import { isAnswer } from '../../../platform/answers.ts'
import { faultMessage } from '../../../platform/failed.ts'
import { tell } from '../../../platform/notify.ts'
import { editStore, Outbox, type Entry, type Outcome } from '../../../platform/outbox/index.ts'
import { queryClient } from '../../../platform/query.ts'
import { sessionStore } from '../../../platform/session.ts'
import { isRecord } from '../../../platform/storage.ts'
import { BOOK } from '../../orders/index.ts'
import { valueOf } from '../grid/edit-fields.ts'
import { batchesOf, outcomesOf, refusedOf } from './batches.ts'
import { cellName, isChange, isOpen, isOpenEdit, type CellEdit, type CellChange } from './cell-edit.ts'
import type { BrowserBook } from './browser-book.ts'
import { sendCells, type CellBatch, type Levels, type MadeVersion } from './send-cells.ts'
import { versionOver, type OwnVersion } from './version-over.ts'

type BatchEntry = Entry<CellBatch>

const isBatch = (stored: unknown): boolean =>
  isRecord(stored) &&
  isRecord(stored['levels']) &&
  Array.isArray(stored['cells']) &&
  stored['cells'].length > 0 &&
  stored['cells'].every((cell) => isChange(cell))

const noVersions: ReadonlyMap<number, OwnVersion> = new Map()

/**
 * Edits that are being sent, and those that wait for a decision. They live outside the page, so that leaving a tab or
 * reloading loses none.
 */
export class EditDesk {
  readonly edits
  readonly #dealId: string
  readonly #send: typeof sendCells
  readonly #outbox: Outbox<CellBatch, readonly MadeVersion[]>
  /** Versions made by the reader's own writes, by order. */
  readonly #ownVersions = new Map<string, ReadonlyMap<number, OwnVersion>>()
  #rows: BrowserBook['rows'] = new Map()

  constructor(dealId: string, send: typeof sendCells = sendCells) {
    this.#dealId = dealId
    this.#send = send
    this.edits = editStore<CellEdit>({
      name: `book edits ${dealId}`,
      isOpen,
      isEdit: isOpenEdit,
      cellOf: cellName,
    })
    this.#outbox = new Outbox({
      name: `book cells ${dealId}`,
      isWrite: isBatch,
      send,
      about: ({ cells }) => cells.map(({ orderId }) => orderId),
      prepare: (batch) => ({ ...batch, cells: batch.cells.map((cell) => this.#withCurrentVersion(cell)) }),
      onState: (entry) => this.#show(entry),
      onOutcome: (entry, outcome) => this.#end(entry, outcome),
    })
    for (const entry of this.#outbox.entries) this.#show(entry, true)
  }

  /** Continues with edits that were unsent when the page closed. */
  start(): void {
    this.#outbox.start()
  }

  write(changes: readonly CellChange[], levels: Levels): void {
    this.#outbox.post(batchesOf(changes).map((cells) => ({ dealId: this.#dealId, levels, cells })))
  }

  /** Keeps a text that cannot be read in its cell, with the reason; nothing is sent. */
  refuse(change: CellChange, message: string): void {
    const edit: CellEdit = { ...change, key: '', state: 'refused', message, isUnread: true }
    this.edits.set(new Map(this.edits.get()).set(cellName(change), edit))
  }

  /** Sets the version to write over: the one that was read, or a later one that left the cell unchanged. */
  #withCurrentVersion<Change extends CellChange>(change: Change): Change {
    const { orderId } = change
    return {
      ...change,
      expectedVersion: versionOver(
        change,
        this.#rows.get(orderId),
        this.#ownVersions.get(orderId) ?? noVersions,
      ),
    }
  }

  /** Other blocked edits of the same list: they are sent or dropped together. */
  blockedWith({ key }: Pick<CellEdit, 'key'>): readonly CellEdit[] {
    return [...this.edits.get().values()].filter((edit) => edit.key === key && edit.state === 'blocked')
  }

  /** A trial is asked over the reader's own writes: one that is under way would look like somebody else's change. */
  async #afterOwnWrites(signal: AbortSignal): Promise<void> {
    await this.#outbox.idle()
    signal.throwIfAborted()
  }

  /** What the server would refuse about the change; undefined if nothing. Nothing is written. */
  async advice(change: CellChange, levels: Levels, signal: AbortSignal): Promise<string | undefined> {
    try {
      await this.#afterOwnWrites(signal)
      const cells = [this.#withCurrentVersion(change)]
      await this.#send({ dealId: this.#dealId, levels, cells }, { dryRun: true, signal })
      return undefined
    } catch (fault) {
      return isAnswer(fault) ? outcomesOf(1, fault)[0]!.message : undefined
    }
  }

  /** The cells that the server would refuse now, with the reason. Nothing is written. */
  async refusedOf(
    changes: readonly CellChange[],
    levels: Levels,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, string>> {
    await this.#afterOwnWrites(signal)
    const refused = await refusedOf(
      changes.map((change) => this.#withCurrentVersion(change)),
      (cells) => this.#send({ dealId: this.#dealId, levels, cells }, { dryRun: true, signal }),
    )
    return new Map([...refused].map(([change, message]) => [cellName(change), message]))
  }

  drop(edits: readonly Pick<CellEdit, 'orderId' | 'field'>[]): void {
    if (edits.length === 0) return
    const next = new Map(this.edits.get())
    for (const edit of edits) next.delete(cellName(edit))
    this.edits.set(next)
  }

  /** Removes edits that the book itself now shows. */
  settle(book: Pick<BrowserBook, 'rows'>): void {
    this.#rows = book.rows
    this.drop(
      [...this.edits.get().values()].filter(({ state, orderId, field, value, expectedVersion }) => {
        const row = book.rows.get(orderId)
        return state === 'done' && (!row || row.version > expectedVersion || valueOf(row, field) === value)
      }),
    )
  }

  #remember({ write }: BatchEntry, { orderId, version }: MadeVersion): void {
    const cell = write.cells.find((each) => each.orderId === orderId)
    if (!cell) return
    const { field, value } = cell
    const known = this.#ownVersions.get(orderId) ?? noVersions
    this.#ownVersions.set(orderId, new Map(known).set(version, { field, value }))
  }

  #show(entry: BatchEntry, fresh = entry.state === 'waiting'): void {
    const state = entry.state === 'unknown' ? 'unknown' : 'sending'
    this.#mark(entry, () => ({ state, message: '' }), fresh)
  }

  /** A cell shows its newest edit; `fresh` means this one is. */
  #mark(
    { key, write }: BatchEntry,
    stateOf: (at: number) => Pick<CellEdit, 'state' | 'message'>,
    fresh = false,
  ): void {
    const next = new Map(this.edits.get())
    for (const [at, cell] of write.cells.entries())
      if (fresh || next.get(cellName(cell))?.key === key)
        next.set(cellName(cell), { ...cell, key, ...stateOf(at) })
    this.edits.set(next)
  }

  #end(entry: BatchEntry, outcome: Outcome<readonly MadeVersion[]>): void {
    if (outcome.kind === 'taken') {
      for (const made of outcome.reply) this.#remember(entry, made)
      this.#mark(entry, () => ({ state: 'done', message: '' }))
      // The book may have it already: its change can be quicker than the reply.
      if (this.#rows.size > 0) this.settle({ rows: this.#rows })
      void queryClient.invalidateQueries({ queryKey: BOOK })
    } else if (outcome.kind === 'signedOut') {
      this.#mark(entry, () => ({ state: 'refused', message: faultMessage(outcome.fault) }))
    } else if (outcome.fault.reason === 'write.no-changes') {
      this.drop([...this.edits.get().values()].filter(({ key }) => key === entry.key))
      tell('info', faultMessage(outcome.fault))
    } else {
      const outcomes = outcomesOf(entry.write.cells.length, outcome.fault)
      this.#mark(entry, (at) => outcomes[at]!)
    }
  }
}

/** By user and deal: one user's edits are never sent or shown for another. */
const desks = new Map<string, EditDesk>()

export function editDesk(dealId: string): EditDesk {
  const name = `${sessionStore.get()?.user.userId ?? ''} ${dealId}`
  const desk = desks.get(name) ?? new EditDesk(dealId)
  desks.set(name, desk)
  return desk
}
