import type { ChangeOf } from '@bookrunner/contract'
import { bookSubject } from '@bookrunner/contract/book'
import { paced } from '../../../kit/paced.ts'
import { api } from '../../../platform/api.ts'
import { Followed, type FollowedPayload } from '../../../platform/followed.ts'
import type { Lang } from '../../../platform/language.ts'
import { liveClient } from '../../../platform/live.ts'
import { createStore } from '../../../platform/store.ts'
import { earlyBook } from './early.ts'
import {
  fromList,
  withChange,
  withList,
  withReadMarker,
  withSnapshot,
  type BookReply,
  type BrowserBook,
} from './browser-book.ts'

export interface BookView {
  readonly book: BrowserBook | undefined
  /** Why the book could not be loaded, or may no longer be read. */
  readonly error: unknown
}

/**
 * A single change is shown at once. Frequent changes are shown together at this interval, within a second including the
 * server's own pause.
 */
const SHOW_MS = 600

/**
 * One book, outside React: loaded once, then updated by change messages. Strip, grid and charts all use `view.book`, so
 * they show the same state.
 */
export class BookStore extends Followed<BrowserBook, BookReply> {
  readonly view = createStore<BookView>({ book: undefined, error: undefined })
  readonly #dealId: string
  readonly #lang: Lang
  /** Changes received but not yet shown, and their number. */
  #pending: { readonly changes: readonly ChangeOf<typeof bookSubject>[]; readonly seq: number } | undefined
  readonly #showing = paced(() => this.showNow(), SHOW_MS)

  constructor(dealId: string, lang: Lang) {
    super()
    this.#dealId = dealId
    this.#lang = lang
  }

  protected override now() {
    const { book: state, error } = this.view.get()
    return { state, error }
  }

  protected override async read(signal: AbortSignal): Promise<BookReply> {
    const early = await earlyBook.take({ dealId: this.#dealId }, this.#lang)
    return early ?? api.book.bookOrderList({ dealId: this.#dealId }, { signal })
  }

  protected override take(reply: BookReply): void {
    const book = this.showNow()
    this.#put(book ? withList(book, reply) : fromList(reply))
  }

  protected override fault(error: unknown): void {
    this.#showing.stop()
    this.view.set({ book: this.showNow(), error })
  }

  protected override left(): void {
    this.#showing.stop()
    this.showNow()
  }

  /** Applies marks that this person removed. */
  markRead(readMarker: { readonly upTo: number; readonly orderIds: readonly string[] }): void {
    const book = this.showNow()
    if (book) this.#put(withReadMarker(book, readMarker))
  }

  /** After a write of this person or a move of the deal: shows its changes at once, however frequent others are. */
  hurry(): void {
    this.#showing.hurry()
  }

  #addChanges(changes: readonly ChangeOf<typeof bookSubject>[], seq: number): void {
    this.#pending = { changes: [...(this.#pending?.changes ?? []), ...changes], seq }
    this.#showing.ask()
  }

  /** The newest book, with all received changes: writes use it as their base. */
  showNow(): BrowserBook | undefined {
    const { book } = this.view.get()
    const pending = this.#pending
    this.#pending = undefined
    if (!book || !pending) return book
    const next = withChange(book, pending.changes, pending.seq)
    this.#put(next)
    return next
  }

  #put(book: BrowserBook): void {
    this.view.set({ book, error: undefined })
  }

  protected override watch({ seq: from }: BrowserBook, payload: FollowedPayload): () => void {
    return liveClient(this.#lang).watch(
      bookSubject,
      this.#dealId,
      {
        snapshot: (data, seq) => {
          const state = this.showNow()
          if (state) this.#put(withSnapshot(state, data, seq))
        },
        changes: (data, seq) => this.#addChanges(data, seq),
        ...payload,
      },
      from,
    )
  }
}
