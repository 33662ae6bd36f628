/** So long may one piece of work hold the thread before requests have their turn. */
const longestMs = 10

/** For work that takes longer than a request should wait: others have a turn in between. */
export class Turns {
  #begun = performance.now()

  /** Costs nothing before the time is up. */
  get isOver(): boolean {
    return performance.now() - this.#begun > longestMs
  }

  /** Requests that wait come first. */
  pass = async (): Promise<void> => {
    await new Promise<void>((done) => setImmediate(done))
    this.#begun = performance.now()
  }
}

/** Sends statements in their order, with turns for others in between, and waits for all: the database begins meanwhile. */
export const sendInTurns = async (parts: readonly (() => Promise<unknown>)[]): Promise<unknown> => {
  const turns = new Turns()
  const sent: Promise<unknown>[] = []
  for (const send of parts) {
    const sending = send()
    // Heard below; until then a fault has no listener.
    sending.catch(() => {})
    sent.push(sending)
    if (turns.isOver) await turns.pass()
  }
  return Promise.all(sent)
}
