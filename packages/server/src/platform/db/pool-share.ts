import { AsyncLocalStorage } from 'node:async_hooks'
import type { Places } from '../places.ts'

/**
 * A part of the pool, for one call. Whoever works in it waits for one of its places before taking a connection, so that
 * slow calls never hold all connections. It follows the work by itself: a second `Db` would split what nodes keep by
 * `Db`.
 */
export class PoolShare {
  readonly #places: Places
  /** Connections of this call that are in a transaction. */
  #transactions = 0

  constructor(places: Places) {
    this.#places = places
  }

  /** Resolves with how to leave. Within its own transaction a call must not wait for places that such calls hold. */
  async enter(patienceMs: number | undefined): Promise<() => void> {
    if (this.#transactions > 0) return () => {}
    await this.#places.enter(patienceMs)
    return () => this.#places.leave()
  }

  begun(): void {
    this.#transactions += 1
  }

  ended(): void {
    this.#transactions -= 1
  }
}

const shares = new AsyncLocalStorage<PoolShare>()

export const inShare = <Result>(share: PoolShare, work: () => Result): Result => shares.run(share, work)

/** Work that quick calls wait for as well takes no place of the share, even if a slow call began it. */
export const outOfShare = <Result>(work: () => Result): Result => shares.exit(work)

export const shareNow = (): PoolShare | undefined => shares.getStore()
