/** Trusted for this long; then any newer sample is taken, because clocks drift. */
const trustMs = 10 * 60_000

/**
 * The server's time as well as a client can know it: each answer is placed in the middle of its round trip,
 * and the shortest trip wins. Counted on with the monotonic clock, so that setting the computer's clock
 * changes nothing.
 */
export class ServerClock {
  #sample: { offset: number; halfTrip: number; taken: number } | undefined

  /** Takes an answer that has just arrived for a request sent at `sentAt` (`performance.now()`). */
  answered(sentAt: number, serverNow: string): void {
    const here = performance.now()
    const halfTrip = (here - sentAt) / 2
    const known = this.#sample
    if (known && known.halfTrip < halfTrip && here - known.taken < trustMs) return
    this.#sample = { offset: Date.parse(serverNow) - (here - halfTrip), halfTrip, taken: here }
  }

  /** It is at least this late by now. A computer that slept has counted too little. */
  atLeast(serverNow: string): void {
    const behind = Date.parse(serverNow) - this.now()
    if (this.#sample && behind > 0) this.#sample.offset += behind
  }

  /** What was measured over another connection is forgotten. */
  forget(): void {
    this.#sample = undefined
  }

  /** Milliseconds since 1970; the computer's own until the server has answered once. */
  now(): number {
    return this.#sample ? performance.now() + this.#sample.offset : Date.now()
  }

  /** The true time is within this many milliseconds of `now()`; undefined until the server has answered. */
  get within(): number | undefined {
    return this.#sample?.halfTrip
  }
}
