import type { ChangeOf } from '@bookrunner/contract'
import { bookSubject } from '@bookrunner/contract/book'
import { paced } from '../../../kit/paced.ts'
import { api } from '../../../platform/api.ts'
import { failed, liveRefused } from '../../../platform/failed.ts'
import type { Lang } from '../../../platform/language.ts'
import { liveClient, liveStore } from '../../../platform/live.ts'
import { createStore } from '../../../platform/store.ts'
import { takeEarly } from './early.ts'
import { fromList, withChange, withList, withSeen, withSnapshot, type HeldBook } from './held.ts'

export interface BookView {
  readonly book: HeldBook | undefined
  /** Why it could not be read, or may not be any longer. */
  readonly error: unknown
}

/** While nothing is live, the list is asked for so often: what can be known by asking is shown. */
const ASK_MS = 10_000
/**
 * A single change is shown at once; of a hundred a second what can be read, and all of it within the second that
 * counts the server's own pause.
 */
const SHOW_MS = 600

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
  /** Changes that were heard and are not shown yet, and the number they lead to. */
  #heard: { readonly changes: readonly ChangeOf<typeof bookSubject>[]; readonly seq: number } | undefined
  readonly #showing = paced(() => this.showNow(), SHOW_MS)

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
    this.#showing.stop()
    this.showNow()
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
      const reply =
        (await takeEarly(this.#dealId, this.#lang)) ??
        (await api.book.bookOrderList({ dealId: this.#dealId }, { signal }))
      if (signal.aborted) return
      const book = this.showNow()
      this.#hold(book ? withList(book, reply) : fromList(reply))
      this.#watch()
    } catch (error) {
      if (signal.aborted) return
      failed(error, 'said')
      this.#showing.stop()
      this.view.set({ book: this.showNow(), error })
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
    const book = this.showNow()
    if (book) this.#hold(withSeen(book, seen))
  }

  #hear(changes: readonly ChangeOf<typeof bookSubject>[], seq: number): void {
    this.#heard = { changes: [...(this.#heard?.changes ?? []), ...changes], seq }
    this.#showing.ask()
  }

  /** The book with all that was heard of it: whoever writes does it over the newest, shown or not. */
  showNow(): HeldBook | undefined {
    const { book } = this.view.get()
    const heard = this.#heard
    this.#heard = undefined
    if (!book || !heard) return book
    const next = withChange(book, heard.changes, heard.seq)
    this.#hold(next)
    return next
  }

  #hold(book: HeldBook): void {
    this.view.set({ book, error: undefined })
  }

  #watch(): void {
    const { book } = this.view.get()
    if (this.#unwatch || !book) return
    this.#unwatch = liveClient(this.#lang).watch(
      bookSubject,
      this.#dealId,
      {
        snapshot: (data, seq) => {
          const held = this.showNow()
          if (held) this.#hold(withSnapshot(held, data, seq))
        },
        changes: (data, seq) => this.#hear(data, seq),
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
