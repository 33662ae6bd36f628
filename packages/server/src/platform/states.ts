import { outOfShare, type Db } from './db/index.ts'
import { SingleFlight } from './single-flight.ts'

/** A numbered state that is read once and then brought forward by what changed. */
export interface NumberedState {
  /** 0 before the first read. */
  readonly seq: number
  /** How many records it holds. */
  readonly size: number
  /** Brings it up to date; false if there is nothing of its key. A fault leaves it unchanged. */
  bring: (db: Db) => Promise<boolean>
}

/** A state that nobody asks for is released after so long. */
const idleMs = 3_600_000

interface Cached<State> {
  state: State
  refresh: SingleFlight<boolean>
  /** The time of its last use. */
  usedAt: number
}

/** The states of one kind that a node holds in memory, the most recently used last. */
export class States<State extends NumberedState> {
  readonly #make: (key: string) => State
  readonly #mostRecords: number
  readonly #states = new Map<string, Cached<State>>()
  #timer: NodeJS.Timeout | undefined

  /** `mostRecords`: of all states together. */
  constructor(make: (key: string) => State, mostRecords: number) {
    this.#make = make
    this.#mostRecords = mostRecords
  }

  /** As this node last read it, however long ago. */
  lastRead(key: string): State | undefined {
    const cached = this.#states.get(key)
    if (!cached || cached.state.seq === 0) return undefined
    this.#touch(key, cached)
    return cached.state
  }

  /** The state as it is now. All who ask at once share the reads. */
  async bring(db: Db, key: string): Promise<State | undefined> {
    const cached = this.#states.get(key) ?? {
      state: this.#make(key),
      refresh: new SingleFlight<boolean>(),
      usedAt: 0,
    }
    this.#touch(key, cached)
    const found = await cached.refresh.fresh(() => outOfShare(() => cached.state.bring(db)))
    if (!found) {
      this.#states.delete(key)
      return undefined
    }
    this.#releaseOthers(cached)
    return cached.state
  }

  #touch(key: string, cached: Cached<State>): void {
    this.#states.delete(key)
    this.#states.set(key, cached)
    cached.usedAt = performance.now()
    this.#scheduleRelease()
  }

  /** Releases idle states, and looks again when the next one may be due. */
  #releaseIdle(): void {
    const now = performance.now()
    for (const [key, { usedAt }] of this.#states) {
      if (now - usedAt < idleMs) break
      this.#states.delete(key)
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

  #releaseOthers(current: Cached<State>): void {
    let all = 0
    for (const { state } of this.#states.values()) all += state.size
    for (const [key, cached] of this.#states) {
      if (all <= this.#mostRecords) return
      if (cached === current) continue
      all -= cached.state.size
      this.#states.delete(key)
    }
  }
}

/** States of one kind by connection pool, so that a node never mixes two databases. */
export const statesOf = <State extends NumberedState>(
  make: (key: string) => State,
  mostRecords: number,
): ((db: Db) => States<State>) => {
  const byPool = new WeakMap<Db, States<State>>()
  return (db) => {
    const found = byPool.get(db) ?? new States(make, mostRecords)
    byPool.set(db, found)
    return found
  }
}
