import type { Db } from '../../../platform/db/index.ts'
import { SingleFlight } from '../../../platform/single-flight.ts'
import { LiveBook } from './state.ts'

/** Orders that a node keeps worked out, of all books together. */
const mostOrders = 250_000

/** A state that nobody asks for is let go after so long. */
const idleMs = 3_600_000

/** The state of one deal, and when somebody asked for it last. */
interface CachedBook {
  state: LiveBook
  refresh: SingleFlight<boolean>
  askedAt: number
}

/** The books of a node, the one asked for last at the end. */
export class Books {
  readonly #states = new Map<string, CachedBook>()
  #timer: NodeJS.Timeout | undefined

  /** As it was read last, however long ago. */
  kept(dealId: string): LiveBook | undefined {
    const cached = this.#states.get(dealId)
    if (!cached || cached.state.seq === 0) return undefined
    this.#asked(dealId, cached)
    return cached.state
  }

  async bring(db: Db, dealId: string): Promise<LiveBook | undefined> {
    const cached = this.#states.get(dealId) ?? {
      state: new LiveBook(dealId),
      refresh: new SingleFlight<boolean>(),
      askedAt: 0,
    }
    this.#asked(dealId, cached)
    const found = await cached.refresh.fresh(() => cached.state.bring(db))
    if (!found) {
      this.#states.delete(dealId)
      return undefined
    }
    this.#makeRoom(cached)
    return cached.state
  }

  #asked(dealId: string, cached: CachedBook): void {
    this.#states.delete(dealId)
    this.#states.set(dealId, cached)
    cached.askedAt = performance.now()
    this.#letGoLater()
  }

  /** Those that nobody asked for of late; and again when the next one may be due. */
  #letGo(): void {
    const now = performance.now()
    for (const [dealId, { askedAt }] of this.#states) {
      if (now - askedAt < idleMs) break
      this.#states.delete(dealId)
    }
    this.#letGoLater()
  }

  #letGoLater(): void {
    if (this.#timer) return
    const [oldest] = this.#states.values()
    if (!oldest) return
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined
        this.#letGo()
      },
      Math.max(1000, oldest.askedAt + idleMs - performance.now()),
    ).unref()
  }

  #makeRoom(asked: CachedBook): void {
    let all = 0
    for (const { state } of this.#states.values()) all += state.size
    for (const [dealId, cached] of this.#states) {
      if (all <= mostOrders) return
      if (cached === asked) continue
      all -= cached.state.size
      this.#states.delete(dealId)
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
