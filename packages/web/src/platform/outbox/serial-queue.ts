/** Runs work about the same thing in turn; work about something else does not wait. */
export class SerialQueue {
  readonly #last = new Map<string, Promise<void>>()

  take(about: readonly string[], work: () => Promise<void>): Promise<void> {
    const before = about.flatMap((id) => this.#last.get(id) ?? [])
    const done = (before.length === 0 ? work() : Promise.all(before).then(work)).finally(() => {
      for (const id of about) if (this.#last.get(id) === done) this.#last.delete(id)
    })
    for (const id of about) this.#last.set(id, done)
    return done
  }
}

/** A long paste leaves room for the calls of others. */
const atOnce = 4

type Lane = <T>(call: () => Promise<T>) => Promise<T>

/** Runs four calls at once; the others wait in their order. */
export function inLanes(): Lane {
  let free = atOnce
  const waiting: (() => void)[] = []
  return async (call) => {
    if (free > 0) free -= 1
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await call()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
