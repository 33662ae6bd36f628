import type { CallOptions, CallRefused } from '@bookrunner/contract'
import { randomKey } from '@bookrunner/contract/kernel'
import type { LineEdit } from '@bookrunner/domain/allocation'
import { sentences } from '../../../kit/format.ts'
import { faultMessage } from '../../../platform/failed.ts'
import { langStore } from '../../../platform/language.ts'
import { tell } from '../../../platform/notify.ts'
import { editStore, Outbox, type Entry, type Outcome } from '../../../platform/outbox/index.ts'
import { sessionStore } from '../../../platform/session.ts'
import { readJson, writeJson } from '../../../platform/storage.ts'
import { createStore } from '../../../platform/store.ts'
import {
  cellOf,
  editsOf,
  isOpen,
  markedIn,
  rebased,
  withEdits,
  type Batch,
  type PendingEdit,
  type EditedLine,
  type TypedText,
} from './edits.ts'
import { canBeWritten, readyIn } from './groups.ts'
import type { BrowserAlloc } from './browser-alloc.ts'
import { partsOf } from './parts.ts'
import { wordsByPlace } from './refusals.ts'
import { isDeskWrite, isOpenEdit, type DeskWrite, type LinesWrite, type StepWrite } from './stored.ts'
import {
  undoingFrom,
  withDone,
  withoutLast,
  withRedone,
  withUndone,
  type OwnChange,
  type Undoing,
} from './undo.ts'

interface Written {
  readonly seq: number
  readonly count: number
}

/** What a desk needs: the two writes of the server, and the shown version. */
export interface DeskPorts {
  readonly alloc: (
    body: { versionId: string; expectedSeq: number; lines: LineEdit[] },
    options: CallOptions,
  ) => Promise<Written>
  readonly undo: (body: { versionId: string; change: number }, options: CallOptions) => Promise<Written>
  /** Resolves with the version at that state or later, or after a timeout as it is. */
  readonly versionAt: (seq: number) => Promise<BrowserAlloc | undefined>
}

/**
 * Sends edits one call after the other. Lives outside the page, so that closing a page, losing the connection or
 * reloading loses no edit.
 */
export class AllocDesk {
  readonly edits
  readonly undoing
  readonly #versionId: string
  readonly #ports: DeskPorts
  readonly #outbox: Outbox<DeskWrite, Written>
  readonly #undoKey: string
  readonly #own = new Set<number>()
  #last = 0

  constructor(versionId: string, ports: DeskPorts) {
    this.#versionId = versionId
    this.#ports = ports
    this.edits = editStore<PendingEdit>({
      name: `alloc ${versionId}`,
      isOpen,
      isEdit: isOpenEdit,
      cellOf,
    })
    this.#undoKey = `bookrunner.alloc-undo.${sessionStore.get()?.user.userId ?? ''} ${versionId}`
    const undoing = undoingFrom(readJson('session', this.#undoKey))
    this.undoing = createStore(undoing)
    for (const { seq } of [...undoing.done, ...undoing.undone]) this.#own.add(seq)
    this.#outbox = new Outbox<DeskWrite, Written>({
      name: `alloc writes ${versionId}`,
      isWrite: isDeskWrite,
      about: () => [versionId],
      prepare: (write, key) => (write.kind === 'lines' ? this.#overNow(write, key) : this.#stepNow(write)),
      send: (write, options) => this.#send(write, options),
      onState: (entry) => this.#show(entry),
      onOutcome: ({ key, write }, outcome) =>
        write.kind === 'lines' ? this.#linesEnd({ ...write, key }, outcome) : this.#stepEnd(write, outcome),
    })
    const onTheirWay = this.#outbox.entries.flatMap(({ key, write }) =>
      write.kind === 'lines' ? editsOf({ ...write, key }, 'waiting') : [],
    )
    this.#put(onTheirWay)
  }

  /** Continues with edits stored before a reload. */
  start(): void {
    this.#outbox.start()
    this.#goOn()
  }

  /** Resolves when nothing is being sent. */
  idle(): Promise<void> {
    return this.#outbox.idle()
  }

  /** Saves lines as one change, or as several if they exceed one call. */
  write(what: Batch['what'], lines: readonly EditedLine[], expectedSeq: number): void {
    this.#outbox.post(partsOf(lines).map((part) => ({ kind: 'lines', what, expectedSeq, lines: part })))
    this.#goOn()
  }

  /** Keeps invalid text in its cell, without sending it, until it is corrected. */
  refuse(
    line: EditedLine,
    { words, expectedSeq, typed }: { words: string; expectedSeq: number; typed?: TypedText },
  ): void {
    const batch: Batch = { key: randomKey(), what: 'typed', expectedSeq, lines: [line] }
    this.#put(editsOf(batch, 'refused').map((edit) => ({ ...edit, words, ...(typed && { typed }) })))
    this.#goOn()
  }

  /** Discards edits: their lines keep the stored values, and edits that waited for them are sent. */
  drop(edits: readonly PendingEdit[]): void {
    this.#take(edits)
    this.#goOn()
  }

  /** Overwrites another user's value after a decision, with the whole change that waited. */
  again(edits: readonly PendingEdit[], { seq }: Pick<BrowserAlloc, 'seq'>): void {
    const now = this.edits.get()
    const mine = edits.filter((edit) => canBeWritten(edit) && now.get(cellOf(edit))?.key === edit.key)
    this.#put(mine.map((edit) => ({ ...edit, state: 'held', expectedSeq: seq, words: '' })))
    this.#goOn()
  }

  /** Makes a run of a policy undoable like any other change. */
  ran(seq: number, count: number): void {
    this.#did({ seq, count, what: 'policy' })
  }

  undo(): void {
    this.#outbox.post([{ kind: 'step', way: 'undo', change: null }])
  }

  redo(): void {
    this.#outbox.post([{ kind: 'step', way: 'redo', change: null }])
  }

  /** Removes saved edits as soon as the version contains them. */
  settle({ seq }: Pick<BrowserAlloc, 'seq'>): void {
    const before = this.edits.get()
    const next = new Map([...before].filter(([, edit]) => edit.state !== 'done' || (edit.seq ?? 0) > seq))
    if (next.size !== before.size) this.edits.set(next)
  }

  /** Sends changes whose decisions are all made. */
  #goOn(): void {
    this.#outbox.post(readyIn(this.edits.get()).map((ready) => ({ kind: 'lines', ...ready })))
  }

  #put(edits: readonly PendingEdit[]): void {
    if (edits.length > 0) this.edits.set(withEdits(this.edits.get(), edits))
  }

  #take(edits: readonly Pick<PendingEdit, 'orderId' | 'size' | 'typed' | 'key'>[]): void {
    const next = new Map(this.edits.get())
    for (const edit of edits) if (next.get(cellOf(edit))?.key === edit.key) next.delete(cellOf(edit))
    this.edits.set(next)
  }

  #mark(batch: Batch, of: Parameters<typeof markedIn>[2]): void {
    this.edits.set(markedIn(this.edits.get(), batch, of))
  }

  #did(change: OwnChange): void {
    this.#wrote(change.seq)
    this.#say(withDone(this.undoing.get(), change))
  }

  #wrote(seq: number): void {
    this.#own.add(seq)
    this.#last = Math.max(this.#last, seq)
  }

  #say(undoing: Undoing): void {
    this.undoing.set(undoing)
    writeJson('session', this.#undoKey, undoing)
  }

  #send(write: DeskWrite, options: CallOptions): Promise<Written> {
    const versionId = this.#versionId
    if (write.kind === 'step') return this.#ports.undo({ versionId, change: write.change ?? 0 }, options)
    const lines = write.lines.map(({ orderId, size, note }): LineEdit => ({
      orderId,
      ...(size !== undefined && { size }),
      ...(note !== undefined && { note }),
    }))
    return this.#ports.alloc({ versionId, expectedSeq: write.expectedSeq, lines }, options)
  }

  /** Rebases a change on the shown state, unless somebody else changed one of its lines. */
  async #overNow(write: LinesWrite, key: string): Promise<LinesWrite | undefined> {
    const current = await this.#ports.versionAt(this.#last)
    if (!current) return write
    const { expectedSeq, clash } = rebased(write, current, this.#own)
    if (clash.length === 0) return { ...write, expectedSeq }
    const moved = new Set(clash)
    this.#ask({ ...write, key }, 'clash', (line) => (moved.has(line) ? '' : undefined))
    return undefined
  }

  /** The step to undo or redo: of the newest change once earlier writes are done. */
  #stepNow(step: StepWrite): StepWrite | undefined {
    const { done, undone } = this.undoing.get()
    const last = (step.way === 'undo' ? done : undone).at(-1)
    return last && { ...step, change: last.seq }
  }

  #show({ key, write, state }: Entry<DeskWrite>): void {
    if (write.kind === 'step') return
    const batch = { ...write, key }
    if (state === 'waiting') this.#put(editsOf(batch, 'waiting'))
    else this.#mark(batch, () => ({ state }))
  }

  #linesEnd(batch: Batch, outcome: Outcome<Written>): void {
    if (outcome.kind === 'signedOut') return this.#refusedWhole(batch, faultMessage(outcome.fault))
    if (outcome.kind === 'refused') return this.#refused(batch, outcome.fault)
    const { seq, count } = outcome.reply
    this.#did({ seq, count, what: batch.what })
    this.#mark(batch, () => ({ state: 'done', seq }))
  }

  /** A change is saved whole or not at all: marks lines that prevent it as undecided, and lets the others wait. */
  #refused(batch: Batch, fault: CallRefused): void {
    if (fault.reason === 'write.no-changes') {
      tell('info', faultMessage(fault))
      return this.#take(batch.lines.map((line) => ({ ...line, typed: undefined, key: batch.key })))
    }
    const messages = wordsByPlace(fault)
    if (messages.size === 0) return this.#refusedWhole(batch, faultMessage(fault))
    this.#ask(batch, fault.reason === 'alloc.lines-moved' ? 'clash' : 'refused', (_, at) => messages.get(at))
  }

  #ask(
    batch: Batch,
    state: 'clash' | 'refused',
    wordsFor: (line: EditedLine, at: number) => string | undefined,
  ): void {
    this.#mark(batch, (line, at) => {
      const words = wordsFor(line, at)
      return words === undefined ? { state: 'held' } : { state, words }
    })
    this.#goOn()
  }

  #refusedWhole(batch: Batch, words: string): void {
    this.#mark(batch, () => ({ state: 'refused', words, whole: true }))
  }

  #stepEnd({ way }: StepWrite, outcome: Outcome<Written>): void {
    if (outcome.kind === 'taken') {
      const { seq } = outcome.reply
      this.#wrote(seq)
      this.#say((way === 'undo' ? withUndone : withRedone)(this.undoing.get(), seq))
    } else if (outcome.kind === 'refused') {
      const { fault } = outcome
      const said = [faultMessage(fault), ...fault.fields.slice(0, 3).map(({ message }) => message)]
      tell('error', sentences(said, langStore.get()))
      this.#say(withoutLast(this.undoing.get(), way))
    }
  }
}
