import { bookSubject } from '@bookrunner/contract/book'
import { api } from '../../../platform/api.ts'
import { failed, liveRefused } from '../../../platform/failed.ts'
import type { Lang } from '../../../platform/language.ts'
import { liveClient, liveStore } from '../../../platform/live.ts'
import { createStore } from '../../../platform/store.ts'
import { fromList, withChange, withList, withSeen, withSnapshot, type HeldBook } from './held.ts'

export interface BookView {
  readonly book: HeldBook | undefined
  /** Why it could not be read, or may not be any longer. */
  readonly error: unknown
}

/** While nothing is live, the list is asked for so often: what can be known by asking is shown. */
const ASK_MS = 10_000

/**
 * One book, held outside of React: asked for once, then followed by its number. What is shown of it (strip, grid,
 * charts) is made of `view.book` alone, so that all of it is of one state.
 */
export class BookStore {
  readonly view = createStore<BookView>({ book: undefined, error: undefined })
  readonly #dealId: string
  readonly #lang: Lang
  #unwatch: (() => void) | undefined
  #asking: { readonly over: AbortController; readonly answered: Promise<void> } | undefined
  #timer: ReturnType<typeof setInterval> | undefined

  constructor(dealId: string, lang: Lang) {
    this.#dealId = dealId
    this.#lang = lang
  }

  /** While a page shows it. */
  start(): () => void {
    void this.ask()
    if (this.view.get().book) this.#watch()
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
    try {
      const reply = await api.book.bookOrderList({ dealId: this.#dealId }, { signal })
      if (signal.aborted) return
      const { book } = this.view.get()
      this.#hold(book ? withList(book, reply) : fromList(reply))
      this.#watch()
    } catch (error) {
      if (signal.aborted) return
      failed(error, 'said')
      this.view.set({ ...this.view.get(), error })
    }
  }

  /** What changed is too much for the socket: the whole, and the number to go on from. */
  async #askWhole(): Promise<number> {
    await this.ask()
    const { book, error } = this.view.get()
    if (!book || error !== undefined) throw error
    return book.seq
  }

  /** Marks that were taken away by this person. */
  seen(seen: { readonly upTo: number; readonly orderIds: readonly string[] }): void {
    const { book } = this.view.get()
    if (book) this.#hold(withSeen(book, seen))
  }

  #hold(book: HeldBook): void {
    this.view.set({ book, error: undefined })
  }

  #watch(): void {
    const { book } = this.view.get()
    if (this.#unwatch || !book) return
    const follow = (next: (held: HeldBook) => HeldBook) => {
      const { book: held } = this.view.get()
      if (held) this.#hold(next(held))
    }
    this.#unwatch = liveClient(this.#lang).watch(
      bookSubject,
      this.#dealId,
      {
        snapshot: (data, seq) => follow((held) => withSnapshot(held, data, seq)),
        changes: (data, seq) => follow((held) => withChange(held, data, seq)),
        ask: () => this.#askWhole(),
        refused: (refusal) => {
          this.#unwatch = undefined
          liveRefused(refusal)
          void this.ask()
        },
      },
      book.seq,
    )
  }
}
