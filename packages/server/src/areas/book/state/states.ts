import type { Db } from '../../../platform/db/index.ts'
import { LiveBook } from './state.ts'

/** Orders that a node keeps worked out, of all books together. */
const mostOrders = 250_000

/** A state that nobody asks for is let go after so long. */
const idleMs = 3_600_000

/** One state for each deal; refreshed by one at a time, for all who ask meanwhile. */
class Keeper {
  readonly state: LiveBook
  askedAt = performance.now()
  #running: Promise<boolean> | undefined
  #next: Promise<boolean> | undefined

  constructor(dealId: string) {
    this.state = new LiveBook(dealId)
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
export class Books {
  readonly #keepers = new Map<string, Keeper>()
  #timer: NodeJS.Timeout | undefined

  /** As it was read last, however long ago. */
  kept(dealId: string): LiveBook | undefined {
    const keeper = this.#keepers.get(dealId)
    if (!keeper || keeper.state.seq === 0) return undefined
    this.#asked(dealId, keeper)
    return keeper.state
  }

  async bring(db: Db, dealId: string): Promise<LiveBook | undefined> {
    const keeper = this.#keepers.get(dealId) ?? new Keeper(dealId)
    this.#asked(dealId, keeper)
    const found = await keeper.bring(db)
    if (!found) {
      this.#keepers.delete(dealId)
      return undefined
    }
    this.#makeRoom(keeper)
    return keeper.state
  }

  #asked(dealId: string, keeper: Keeper): void {
    this.#keepers.delete(dealId)
    this.#keepers.set(dealId, keeper)
    keeper.askedAt = performance.now()
    this.#letGoLater()
  }

  /** Those that nobody asked for of late; and again when the next one may be due. */
  #letGo(): void {
    const now = performance.now()
    for (const [dealId, { askedAt }] of this.#keepers) {
      if (now - askedAt < idleMs) break
      this.#keepers.delete(dealId)
    }
    this.#letGoLater()
  }

  #letGoLater(): void {
    if (this.#timer) return
    const [oldest] = this.#keepers.values()
    if (!oldest) return
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined
        this.#letGo()
      },
      Math.max(1000, oldest.askedAt + idleMs - performance.now()),
    ).unref()
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
export const bookOf = (db: Db, dealId: string): Promise<LiveBook | undefined> => booksOn(db).bring(db, dealId)

/** The book as this node read it last, if it has: for what is judged again by the book as it is. */
export const cachedBook = (db: Db, dealId: string): LiveBook | undefined => booksOn(db).kept(dealId)
