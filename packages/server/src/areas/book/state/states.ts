import type { Db } from '../../../platform/db/index.ts'
import { BookState } from './state.ts'

/** Orders that a node keeps worked out, of all books together. */
const mostOrders = 250_000

/** One state for each deal; refreshed by one at a time, for all who ask meanwhile. */
class Keeper {
  readonly state: BookState
  #running: Promise<boolean> | undefined
  #next: Promise<boolean> | undefined

  constructor(dealId: string) {
    this.state = new BookState(dealId)
  }

  /** At least as new as the moment of asking: what is being read already may have begun before. */
  bring(db: Db): Promise<boolean> {
    if (this.#next) return this.#next
    if (!this.#running) return this.#start(db)
    this.#next = this.#running
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined
        return this.#start(db)
      })
    return this.#next
  }

  #start(db: Db): Promise<boolean> {
    this.#running = this.state.bring(db).finally(() => (this.#running = undefined))
    return this.#running
  }
}

/** The books of a node, the one asked for last at the end. */
class Books {
  readonly #keepers = new Map<string, Keeper>()

  /** As it was read last, however long ago. */
  kept(dealId: string): BookState | undefined {
    const state = this.#keepers.get(dealId)?.state
    return state && state.seq > 0 ? state : undefined
  }

  async bring(db: Db, dealId: string): Promise<BookState | undefined> {
    const keeper = this.#keepers.get(dealId) ?? new Keeper(dealId)
    this.#keepers.delete(dealId)
    this.#keepers.set(dealId, keeper)
    let found = false
    try {
      found = await keeper.bring(db)
    } finally {
      // What a fault left half done is begun anew.
      if (!found) this.#keepers.delete(dealId)
    }
    this.#makeRoom(keeper)
    return found ? keeper.state : undefined
  }

  #makeRoom(asked: Keeper): void {
    let all = 0
    for (const { state } of this.#keepers.values()) all += state.size
    for (const [dealId, keeper] of this.#keepers) {
      if (all <= mostOrders) return
      if (keeper === asked) continue
      all -= keeper.state.size
      this.#keepers.delete(dealId)
    }
  }
}

/** By the node's own pool: what is kept of one database is not asked of another. */
const books = new WeakMap<Db, Books>()

const booksOn = (db: Db): Books => {
  const found = books.get(db) ?? new Books()
  books.set(db, found)
  return found
}

/** The book of a deal as it is now; undefined where there is no such deal. */
export const bookOf = (db: Db, dealId: string): Promise<BookState | undefined> =>
  booksOn(db).bring(db, dealId)

/** The book as this node read it last, if it has: for what is judged again by the book as it is. */
export const keptBook = (db: Db, dealId: string): BookState | undefined => booksOn(db).kept(dealId)
