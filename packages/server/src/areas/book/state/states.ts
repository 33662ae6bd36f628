import type { Db } from '../../../platform/db/index.ts'
import { SingleFlight } from '../../../platform/single-flight.ts'
import { LiveBook } from './state.ts'

/** Orders that a node holds in memory, of all books together. */
const mostOrders = 250_000

/** A state that nobody asks for is released after so long. */
const idleMs = 3_600_000

/** The state of one deal and the time of its last use. */
interface CachedBook {
  state: LiveBook
  refresh: SingleFlight<boolean>
  usedAt: number
}

/** The books of a node, the most recently used last. */
export class Books {
  readonly #states = new Map<string, CachedBook>()
  #timer: NodeJS.Timeout | undefined

  /** As this node last read it, however long ago. */
  lastRead(dealId: string): LiveBook | undefined {
    const cached = this.#states.get(dealId)
    if (!cached || cached.state.seq === 0) return undefined
    this.#touch(dealId, cached)
    return cached.state
  }

  async bring(db: Db, dealId: string): Promise<LiveBook | undefined> {
    const cached = this.#states.get(dealId) ?? {
      state: new LiveBook(dealId),
      refresh: new SingleFlight<boolean>(),
      usedAt: 0,
    }
    this.#touch(dealId, cached)
    const found = await cached.refresh.fresh(() => cached.state.bring(db))
    if (!found) {
      this.#states.delete(dealId)
      return undefined
    }
    this.#releaseOthers(cached)
    return cached.state
  }

  #touch(dealId: string, cached: CachedBook): void {
    this.#states.delete(dealId)
    this.#states.set(dealId, cached)
    cached.usedAt = performance.now()
    this.#scheduleRelease()
  }

  /** Releases idle books, and looks again when the next one may be due. */
  #releaseIdle(): void {
    const now = performance.now()
    for (const [dealId, { usedAt }] of this.#states) {
      if (now - usedAt < idleMs) break
      this.#states.delete(dealId)
    }
    this.#scheduleRelease()
  }

  #scheduleRelease(): void {
    if (this.#timer) return
    const [oldest] = this.#states.values()
    if (!oldest) return
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined
        this.#releaseIdle()
      },
      Math.max(1000, oldest.usedAt + idleMs - performance.now()),
    ).unref()
  }

  #releaseOthers(current: CachedBook): void {
    let all = 0
    for (const { state } of this.#states.values()) all += state.size
    for (const [dealId, cached] of this.#states) {
      if (all <= mostOrders) return
      if (cached === current) continue
      all -= cached.state.size
      this.#states.delete(dealId)
    }
  }
}

/** By connection pool, so that a node never mixes two databases. */
const books = new WeakMap<Db, Books>()

const booksOn = (db: Db): Books => {
  const found = books.get(db) ?? new Books()
  books.set(db, found)
  return found
}

/** The current book of a deal; undefined if there is no such deal. */
export const bookOf = (db: Db, dealId: string): Promise<LiveBook | undefined> => booksOn(db).bring(db, dealId)

/** The book as this node last read it, for checks that are repeated on the current book. */
export const cachedBook = (db: Db, dealId: string): LiveBook | undefined => booksOn(db).lastRead(dealId)
