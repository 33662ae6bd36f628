/** Runs one piece of work at a time and shares its result among all who ask for it meanwhile. */
export class SingleFlight<Value> {
  #running: Promise<Value> | undefined
  #next: Promise<Value> | undefined
  /** The run under way was started in this very turn of the event loop: it has read nothing yet. */
  #isNew = false

  /** Joins the run under way, or starts one. */
  join(work: () => Promise<Value>): Promise<Value> {
    if (this.#running) return this.#running
    this.#isNew = true
    process.nextTick(() => (this.#isNew = false))
    return (this.#running = work().finally(() => (this.#running = undefined)))
  }

  /** A run that begins now or later: the run under way may have read before this call. */
  fresh(work: () => Promise<Value>): Promise<Value> {
    if (!this.#running || this.#isNew) return this.join(work)
    return (this.#next ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined
        return this.join(work)
      }))
  }
}
