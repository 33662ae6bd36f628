/** A number of places: who comes when all are taken waits, in order of coming. */
export class Places {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(most: number) {
    this.#free = most
  }

  /** `patienceMs`: fails after so long, as a pool does. */
  async enter(patienceMs?: number): Promise<void> {
    if (this.#free > 0) this.#free -= 1
    else await this.#turn(patienceMs)
  }

  leave(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#free += 1
  }

  async with<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.enter()
    try {
      return await work()
    } finally {
      this.leave()
    }
  }

  #turn(patienceMs: number | undefined): Promise<void> {
    return new Promise((done, fail) => {
      const go = () => {
        clearTimeout(timer)
        done()
      }
      const give = () => {
        this.#waiting.splice(this.#waiting.indexOf(go), 1)
        fail(new Error('timeout exceeded when waiting for a place'))
      }
      const timer = patienceMs === undefined ? undefined : setTimeout(give, patienceMs)
      this.#waiting.push(go)
    })
  }
}
