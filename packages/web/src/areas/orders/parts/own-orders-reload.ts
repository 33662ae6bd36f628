import type { QueryClient } from '@tanstack/react-query'
import { OWN } from './query-keys.ts'

/** How long a reload waits for more: a page watches the house and several deals. */
const WAIT_MS = { snapshot: 500, change: 40 } as const
type Arrival = keyof typeof WAIT_MS

/** Reloads all queries of own orders, once for all that arrives within a short time. */
export class OwnOrdersReload {
  readonly #client: QueryClient
  #pending: { readonly arrival: Arrival; readonly timer: ReturnType<typeof setTimeout> } | undefined
  /** The number of each house and deal at which the orders were loaded. */
  readonly #loadedAt = new Map<string, number>()

  constructor(client: QueryClient) {
    this.#client = client
  }

  /** Deals are watched once the list shows them, so their snapshots arrive late: each one restarts the wait. */
  request(arrival: Arrival): void {
    if (this.#pending?.arrival === 'change') return
    clearTimeout(this.#pending?.timer)
    this.#pending = { arrival, timer: setTimeout(() => void this.#reload(), WAIT_MS[arrival]) }
  }

  /** Several parts of a page watch the same deal, and each starts with a snapshot: a known number loads nothing. */
  requestAt(key: string, seq: number, arrival: Arrival): void {
    if (this.#loadedAt.get(key) === seq) return
    this.#loadedAt.set(key, seq)
    this.request(arrival)
  }

  async #reload(): Promise<void> {
    this.#pending = undefined
    try {
      await this.#client.invalidateQueries({ queryKey: OWN }, { throwOnError: true })
    } catch {
      // The orders may be older than these numbers: the next snapshot loads them again.
      this.#loadedAt.clear()
    }
  }
}
