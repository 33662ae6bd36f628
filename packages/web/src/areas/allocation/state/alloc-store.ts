import { CallRefused } from '@bookrunner/contract'
import { allocSubject } from '@bookrunner/contract/allocation'
import { api } from '../../../platform/api.ts'
import { failed, liveRefused } from '../../../platform/failed.ts'
import type { Lang } from '../../../platform/language.ts'
import { liveClient, liveStore, serverNow } from '../../../platform/live.ts'
import { createStore } from '../../../platform/store.ts'
import { fromList, isOfVersion, withChange, withList, withSnapshot, type HeldAlloc } from './held.ts'

export interface AllocView {
  readonly alloc: HeldAlloc | undefined
  /** It was asked for, and there is none, or none for the reader. */
  readonly none: boolean
  /** Why it could not be read, or may not be any longer. */
  readonly error: unknown
}

/** While nothing is live, the list is asked for so often: what can be known by asking is shown. */
const ASK_MS = 10_000

const isGone = (error: unknown): boolean => error instanceof CallRefused && error.reason === 'record.unknown'

/** One version, held outside of React: asked for once, then followed by its number. */
export class AllocStore {
  readonly view = createStore<AllocView>({ alloc: undefined, none: false, error: undefined })
  readonly #dealId: string
  /** None: the launched one, else the current one. */
  readonly #wanted: string | undefined
  readonly #lang: Lang
  #unwatch: (() => void) | undefined
  #asking: { readonly over: AbortController; readonly answered: Promise<void> } | undefined
  #timer: ReturnType<typeof setInterval> | undefined

  constructor(dealId: string, versionId: string | undefined, lang: Lang) {
    this.#dealId = dealId
    this.#wanted = versionId
    this.#lang = lang
  }

  /** While a page shows it. */
  start(): () => void {
    void this.ask()
    if (this.view.get().alloc) this.#watch()
    this.#timer = setInterval(() => liveStore.get().state === 'notLive' && void this.ask(), ASK_MS)
    return () => this.#stop()
  }

  #stop(): void {
    clearInterval(this.#timer)
    this.#unwatch?.()
    this.#unwatch = undefined
    this.#asking?.over.abort()
    this.#asking = undefined
  }

  /** The whole list anew; one question at a time. */
  ask(): Promise<void> {
    if (this.#asking) return this.#asking.answered
    const over = new AbortController()
    const answered = this.#ask(over.signal).finally(() => {
      if (this.#asking?.over === over) this.#asking = undefined
    })
    this.#asking = { over, answered }
    return answered
  }

  async #ask(signal: AbortSignal): Promise<void> {
    // What is shown stays the one that is shown, also where another becomes the current one meanwhile.
    const versionId = this.#wanted ?? this.view.get().alloc?.versionId
    const which = { dealId: this.#dealId, ...(versionId !== undefined && { versionId }) }
    try {
      const reply = await api.allocation.allocOrderList(which, { signal })
      if (signal.aborted) return
      if (!isOfVersion(reply)) return this.#drop()
      const { alloc } = this.view.get()
      this.#hold(alloc ? withList(alloc, reply) : fromList(reply))
      this.#watch()
    } catch (error) {
      if (signal.aborted) return
      // It was deleted, taken back, or is shared no longer: what there is instead is shown.
      if (isGone(error) && versionId !== this.#wanted) {
        this.#drop()
        return this.#ask(signal)
      }
      failed(error, 'said')
      this.view.set({ ...this.view.get(), error })
    }
  }

  /** What changed is too much for the socket: the whole, and the number to go on from. */
  async #askWhole(): Promise<number> {
    await this.ask()
    const { alloc, error } = this.view.get()
    const fault: unknown = error ?? new Error('There is no version any more')
    if (!alloc || error !== undefined) throw fault
    return alloc.seq
  }

  #hold(alloc: HeldAlloc): void {
    this.view.set({ alloc, none: false, error: undefined })
  }

  /** Nothing of it is shown any more. */
  #drop(): void {
    this.#unwatch?.()
    this.#unwatch = undefined
    this.view.set({ alloc: undefined, none: true, error: undefined })
  }

  #watch(): void {
    const { alloc } = this.view.get()
    if (this.#unwatch || !alloc) return
    const at = (seq: number) => ({ seq, at: new Date(serverNow()).toISOString() })
    const follow = (next: (held: HeldAlloc) => HeldAlloc) => {
      const { alloc: held } = this.view.get()
      if (held) this.#hold(next(held))
    }
    this.#unwatch = liveClient(this.#lang).watch(
      allocSubject,
      alloc.versionId,
      {
        snapshot: (data, seq) => follow((held) => withSnapshot(held, data, at(seq))),
        changes: (data, seq) => follow((held) => withChange(held, data, at(seq))),
        ask: () => this.#askWhole(),
        refused: (refusal) => {
          this.#unwatch = undefined
          liveRefused(refusal)
          void this.ask()
        },
      },
      alloc.seq,
    )
  }
}
