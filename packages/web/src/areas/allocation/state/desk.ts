import type { CallOptions, CallRefused } from '@bookrunner/contract'
import { randomKey } from '@bookrunner/contract/kernel'
import type { Face } from '@bookrunner/domain/kernel'
import { isAnswer, isSessionOver } from '../../../platform/answers.ts'
import { failed, wordsOf } from '../../../platform/failed.ts'
import { tell } from '../../../platform/notify.ts'
import { createStore } from '../../../platform/store.ts'
import {
  editsOf,
  rebased,
  type Batch,
  type Edits,
  type EditState,
  type KeptEdits,
  type LineEdit,
  type LineWish,
} from './edits.ts'
import type { HeldAlloc } from './held.ts'
import { withDone, withoutLast, withRedone, withUndone, type OwnChange, type Undoing } from './undo.ts'

interface Written {
  readonly seq: number
  readonly count: number
}

/** What a desk needs of the world: the server's two writes, the state that is held, and where things are kept. */
export interface DeskPorts {
  readonly alloc: (
    body: {
      versionId: string
      seen: number
      lines: { orderId: string; size: Face; note?: string | null }[]
    },
    options: CallOptions,
  ) => Promise<Written>
  readonly undo: (body: { versionId: string; change: number }, options: CallOptions) => Promise<Written>
  /** The state that is held, as soon as it is one of that number or later, or after a while as it is. */
  readonly heldAt: (seq: number) => Promise<HeldAlloc | undefined>
  readonly keep: (kept: KeptEdits | undefined) => void
  readonly keepUndoing: (undoing: Undoing) => void
}

const PATIENCE_MS = 20_000
const AGAIN_MS = 2000
/** So many lines a call takes. */
export const mostLines = 2000

const fieldWords = (fault: CallRefused, at: number): string | undefined =>
  fault.fields.find(({ field }) => field === `lines.${at}.size` || field === `lines.${at}.orderId`)?.message

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
    this.#put(kept.open)
    for (const batch of kept.batches) {
      this.#put(editsOf(batch, 'waiting'))
      this.#batches = [...this.#batches, batch]
    }
    this.#kept = kept.batches.map(({ key }) => key)
  }

  /** What was on its way when the page was left goes on. */
  start(): void {
    const kept = this.#kept
    this.#kept = []
    for (const key of kept) void this.#enqueue(() => this.#send(key))
  }

  /** As soon as nothing is on its way. */
  async idle(): Promise<void> {
    const last = this.#queue
    await last
    if (this.#queue !== last) await this.idle()
  }

  /** Some lines as one change; more than a call takes become several. */
  write(what: Batch['what'], lines: readonly LineWish[], seen: number): void {
    for (let at = 0; at < lines.length; at += mostLines) {
      const part = lines.slice(at, at + mostLines)
      const batch: Batch = { key: randomKey(), what, seen, lines: part, sent: null }
      this.#batches = [...this.#batches, batch]
      this.#put(editsOf(batch, 'waiting'))
      void this.#enqueue(() => this.#send(batch.key))
    }
  }

  /** It cannot be taken, as one knows without asking: it stays in its cell until it is something else. */
  refuse(wish: LineWish, words: string, seen: number): void {
    const batch: Batch = { key: randomKey(), what: 'typed', seen, lines: [wish], sent: null }
    this.#put(editsOf(batch, 'refused').map((edit) => ({ ...edit, words })))
  }

  /** What was typed is given up: the line stays as it is. */
  drop(orderIds: readonly string[]): void {
    const next = new Map(this.edits.get())
    for (const id of orderIds) next.delete(id)
    this.edits.set(next)
    this.#keep()
  }

  /** What somebody else wrote was looked at: one's own is written over it. */
  again(edits: readonly LineEdit[], held: Pick<HeldAlloc, 'seq'>): void {
    const whats = new Set(edits.map(({ what }) => what))
    this.write(
      edits.length === 1 ? edits[0]!.what : whats.has('bulk') ? 'bulk' : 'paste',
      edits.map(({ orderId, number, size, note }) => ({
        ...{ orderId, number, size },
        ...(note !== undefined && { note }),
      })),
      held.seq,
    )
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

  #put(edits: readonly LineEdit[]): void {
    if (edits.length === 0) return
    this.edits.set(new Map([...this.edits.get(), ...edits.map((edit) => [edit.orderId, edit] as const)]))
    this.#keep()
  }

  #keep(): void {
    const open = [...this.edits.get().values()].filter(
      ({ state }) => state === 'clash' || state === 'refused',
    )
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

  /** Of lines that were typed into again meanwhile, the newer stands. */
  #mark(batch: Batch, lines: readonly LineWish[], state: EditState, more: Partial<LineEdit> = {}): void {
    const current = lines.filter(({ orderId }) => this.edits.get().get(orderId)?.key === batch.key)
    this.#put(editsOf({ ...batch, lines: current }, state).map((edit) => ({ ...edit, ...more })))
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
        const { seen, go, clash } = rebased(batch, held, this.#own)
        this.#mark(batch, clash, 'clash')
        batch = { ...batch, seen, lines: go }
      }
      if (batch.lines.length === 0) return this.#over(batch)
      batch = { ...batch, sent: batch.seen }
      this.#change(batch)
    }
    this.#mark(batch, batch.lines, 'sending')
    await this.#attempt(batch)
  }

  async #attempt(batch: Batch): Promise<void> {
    const body = {
      ...{ versionId: this.#versionId, seen: batch.sent ?? batch.seen },
      lines: batch.lines.map(({ orderId, size, note }) => ({
        ...{ orderId, size },
        ...(note !== undefined && { note }),
      })),
    }
    for (;;) {
      try {
        const options = { key: batch.key, signal: AbortSignal.timeout(PATIENCE_MS) }
        const { seq, count } = await this.#ports.alloc(body, options)
        this.#did({ seq, count, what: batch.what })
        this.#mark(batch, batch.lines, 'done', { seq })
        return this.#over(batch)
      } catch (fault) {
        if (isAnswer(fault)) return this.#refused(batch, fault)
        if (isSessionOver(fault)) {
          failed(fault)
          this.#mark(batch, batch.lines, 'refused', { words: wordsOf(fault) })
          return this.#over(batch)
        }
        // It went out and no answer came: the same under the same key, until there is one.
        this.#mark(batch, batch.lines, 'unknown')
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
      }
    }
  }

  /** What clashes is asked about; of lines that are wrong each says why; the others of it were not written either. */
  #refused(batch: Batch, fault: CallRefused): void {
    this.#over(batch)
    if (fault.reason === 'write.no-changes') return this.drop(batch.lines.map(({ orderId }) => orderId))
    const said = batch.lines.map((line, at) => ({ line, words: fieldWords(fault, at) }))
    const named = said.filter(({ words }) => words !== undefined)
    const others = said.filter(({ words }) => words === undefined).map(({ line }) => line)
    if (fault.reason === 'alloc.lines-moved' && named.length > 0) {
      for (const { line, words } of named) this.#mark(batch, [line], 'clash', { words: words ?? '' })
      if (others.length > 0) this.write(batch.what, others, batch.sent ?? batch.seen)
      return
    }
    for (const { line, words } of said)
      this.#mark(batch, [line], 'refused', { words: words ?? wordsOf(fault) })
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
