import type { CallRefused } from '@bookrunner/contract'
import { randomKey } from '@bookrunner/contract/kernel'
import { isAnswer, isSessionOver } from '../../../platform/answers.ts'
import { failed, wordsOf } from '../../../platform/failed.ts'
import { tell } from '../../../platform/notify.ts'
import { createStore } from '../../../platform/store.ts'
import type { DeskPorts } from './desk-ports.ts'
import {
  cellOf,
  editsOf,
  isOpen,
  markedIn,
  rebased,
  withEdits,
  type Batch,
  type Edits,
  type KeptEdits,
  type LineEdit,
  type LineWish,
  type TypedText,
} from './edits.ts'
import { canBeWritten, readyIn } from './groups.ts'
import { partsOf } from './parts.ts'
import type { HeldAlloc } from './held.ts'
import { wordsByPlace } from './refusals.ts'
import { withDone, withoutLast, withRedone, withUndone, type OwnChange, type Undoing } from './undo.ts'

const PATIENCE_MS = 20_000
const AGAIN_MS = 2000
/**
 * Lines on their way, one call after the other. They live outside the page: a tab that is left, a connection that is
 * lost, a page that is loaded anew lose none.
 */
export class AllocDesk {
  readonly edits = createStore<Edits>(new Map())
  readonly undoing
  readonly #versionId: string
  readonly #ports: DeskPorts
  readonly #own = new Set<number>()
  #batches: readonly Batch[] = []
  #kept: readonly string[]
  #last = 0
  #queue: Promise<unknown> = Promise.resolve()

  constructor(versionId: string, ports: DeskPorts, kept: KeptEdits, undoing: Undoing) {
    this.#versionId = versionId
    this.#ports = ports
    this.undoing = createStore(undoing)
    for (const { seq } of [...undoing.done, ...undoing.undone]) this.#own.add(seq)
    this.#batches = kept.batches
    const waiting = kept.batches.flatMap((batch) => editsOf(batch, 'waiting'))
    this.edits.set(withEdits(new Map(), [...kept.open, ...waiting]))
    this.#kept = kept.batches.map(({ key }) => key)
  }

  /** What was on its way when the page was left goes on. */
  start(): void {
    const kept = this.#kept
    this.#kept = []
    for (const key of kept) void this.#enqueue(() => this.#send(key))
    this.#goOn()
  }

  /** As soon as nothing is on its way. */
  async idle(): Promise<void> {
    const last = this.#queue
    await last
    if (this.#queue !== last) await this.idle()
  }

  /** Some lines as one change; more than a call takes become several. */
  write(what: Batch['what'], lines: readonly LineWish[], seen: number): void {
    for (const part of partsOf(lines)) this.#begin({ key: randomKey(), what, seen, lines: part, sent: null })
    this.#goOn()
  }

  /** It cannot be taken, as one knows without asking: it stays in its cell until it is something else. */
  refuse(wish: LineWish, { words, seen, typed }: { words: string; seen: number; typed?: TypedText }): void {
    const batch: Batch = { key: randomKey(), what: 'typed', seen, lines: [wish], sent: null }
    this.#put(editsOf(batch, 'refused').map((edit) => ({ ...edit, words, ...(typed && { typed }) })))
    this.#goOn()
  }

  /** What was typed is given up: the lines stay as they are, and what waited for them is written. */
  drop(edits: readonly LineEdit[]): void {
    this.#take(edits)
    this.#goOn()
  }

  /** What somebody else wrote was looked at: one's own is written over it, with all of its change that waited. */
  again(edits: readonly LineEdit[], { seq }: Pick<HeldAlloc, 'seq'>): void {
    const now = this.edits.get()
    const mine = edits.filter((edit) => canBeWritten(edit) && now.get(cellOf(edit))?.key === edit.key)
    this.#put(mine.map((edit) => ({ ...edit, state: 'held', seen: seq, words: '' })))
    this.#goOn()
  }

  /** A policy was run by this person: it is taken back as any other change. */
  ran(seq: number, count: number): void {
    this.#did({ seq, count, what: 'policy' })
  }

  undo(): void {
    void this.#enqueue(() => this.#takeBack('undo'))
  }

  redo(): void {
    void this.#enqueue(() => this.#takeBack('redo'))
  }

  /** What was written is shown by the version itself as soon as it holds it. */
  settle({ seq }: Pick<HeldAlloc, 'seq'>): void {
    const before = this.edits.get()
    const next = new Map([...before].filter(([, edit]) => edit.state !== 'done' || (edit.seq ?? 0) > seq))
    if (next.size !== before.size) this.edits.set(next)
  }

  #enqueue(act: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(act)
    this.#queue = done.catch(() => undefined)
    return done
  }

  #begin(batch: Batch): void {
    this.#put(editsOf(batch, 'waiting'))
    this.#batches = [...this.#batches, batch]
    this.#keep()
    void this.#enqueue(() => this.#send(batch.key))
  }

  /** Changes that waited for an answer, and have it. */
  #goOn(): void {
    for (const ready of readyIn(this.edits.get())) this.#begin({ ...ready, key: randomKey() })
  }

  #put(edits: readonly LineEdit[]): void {
    if (edits.length === 0) return
    this.edits.set(withEdits(this.edits.get(), edits))
    this.#keep()
  }

  #take(edits: readonly Pick<LineEdit, 'orderId' | 'size' | 'typed' | 'key'>[]): void {
    const next = new Map(this.edits.get())
    for (const edit of edits) if (next.get(cellOf(edit))?.key === edit.key) next.delete(cellOf(edit))
    this.edits.set(next)
    this.#keep()
  }

  #keep(): void {
    const open = [...this.edits.get().values()].filter((edit) => isOpen(edit))
    const kept = { batches: this.#batches, open }
    this.#ports.keep(kept.batches.length + open.length > 0 ? kept : undefined)
  }

  #did(change: OwnChange): void {
    this.#own.add(change.seq)
    this.#last = Math.max(this.#last, change.seq)
    this.#say(withDone(this.undoing.get(), change))
  }

  #say(undoing: Undoing): void {
    this.undoing.set(undoing)
    this.#ports.keepUndoing(undoing)
  }

  #mark(batch: Batch, of: Parameters<typeof markedIn>[2]): void {
    this.edits.set(markedIn(this.edits.get(), batch, of))
    this.#keep()
  }

  #change(batch: Batch): void {
    this.#batches = this.#batches.map((each) => (each.key === batch.key ? batch : each))
    this.#keep()
  }

  #over(batch: Batch): void {
    this.#batches = this.#batches.filter(({ key }) => key !== batch.key)
    this.#keep()
  }

  async #send(key: string): Promise<void> {
    let batch = this.#batches.find((each) => each.key === key)
    if (!batch) return
    if (batch.sent === null) {
      const held = await this.#ports.heldAt(this.#last)
      if (held) {
        const { seen, clash } = rebased(batch, held, this.#own)
        if (clash.length > 0) {
          const moved = new Set(clash)
          return this.#ask(batch, 'clash', (line) => (moved.has(line) ? '' : undefined))
        }
        batch = { ...batch, seen }
      }
      batch = { ...batch, sent: batch.seen }
      this.#change(batch)
    }
    this.#mark(batch, () => ({ state: 'sending' }))
    await this.#attempt(batch)
  }

  async #attempt(batch: Batch): Promise<void> {
    const body = {
      versionId: this.#versionId,
      seen: batch.sent ?? batch.seen,
      lines: batch.lines.map(({ orderId, size, note }) => ({
        orderId,
        ...(size !== undefined && { size }),
        ...(note !== undefined && { note }),
      })),
    }
    for (;;) {
      try {
        const options = { key: batch.key, signal: AbortSignal.timeout(PATIENCE_MS) }
        const { seq, count } = await this.#ports.alloc(body, options)
        this.#did({ seq, count, what: batch.what })
        this.#mark(batch, () => ({ state: 'done', seq }))
        return this.#over(batch)
      } catch (fault) {
        if (isAnswer(fault)) return this.#refused(batch, fault)
        if (isSessionOver(fault)) {
          failed(fault)
          return this.#refusedWhole(batch, wordsOf(fault))
        }
        // It went out and no answer came: the same under the same key, until there is one.
        this.#mark(batch, () => ({ state: 'unknown' }))
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
      }
    }
  }

  /** All of a change is written or nothing: lines that keep it from that are asked about, the others wait for the answer. */
  #refused(batch: Batch, fault: CallRefused): void {
    if (fault.reason === 'write.no-changes') {
      this.#over(batch)
      return this.#take(batch.lines.map((line) => ({ ...line, typed: undefined, key: batch.key })))
    }
    const said = wordsByPlace(fault)
    if (said.size === 0) return this.#refusedWhole(batch, wordsOf(fault))
    this.#ask(batch, fault.reason === 'alloc.lines-moved' ? 'clash' : 'refused', (_, at) => said.get(at))
  }

  #ask(
    batch: Batch,
    state: 'clash' | 'refused',
    wordsFor: (line: LineWish, at: number) => string | undefined,
  ): void {
    this.#over(batch)
    this.#mark(batch, (line, at) => {
      const words = wordsFor(line, at)
      return words === undefined ? { state: 'held' } : { state, words }
    })
    this.#goOn()
  }

  #refusedWhole(batch: Batch, words: string): void {
    this.#over(batch)
    this.#mark(batch, () => ({ state: 'refused', words, whole: true }))
  }

  async #takeBack(way: 'undo' | 'redo'): Promise<void> {
    const { done, undone } = this.undoing.get()
    const change = (way === 'undo' ? done : undone).at(-1)
    if (!change) return
    const key = randomKey()
    for (;;) {
      try {
        const options = { key, signal: AbortSignal.timeout(PATIENCE_MS) }
        const { seq } = await this.#ports.undo({ versionId: this.#versionId, change: change.seq }, options)
        this.#own.add(seq)
        this.#last = Math.max(this.#last, seq)
        this.#say((way === 'undo' ? withUndone : withRedone)(this.undoing.get(), seq))
        return
      } catch (fault) {
        if (isAnswer(fault)) {
          tell('error', [wordsOf(fault), ...fault.fields.slice(0, 3).map(({ message }) => message)].join(' '))
          this.#say(withoutLast(this.undoing.get(), way))
          return
        }
        if (isSessionOver(fault)) return failed(fault)
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
      }
    }
  }
}
