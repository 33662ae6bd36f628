/** How a write is tried again. */
export interface Retries {
  mostTries: number
  /** Before the second try; each further pause is twice as long. */
  shortestPauseMs: number
  longestPauseMs: number
  /** With a silent database each try takes long, and somebody waits for the answer. */
  longestMs: number
}

/** The pauses of a write make about two seconds in all: a restarted database is back by then. */
export const usualRetries: Retries = {
  mostTries: 7,
  shortestPauseMs: 20,
  longestPauseMs: 1000,
  longestMs: 10_000,
}

/** Waits before the next try. */
export const pause = (attempt: number, { shortestPauseMs, longestPauseMs }: Retries): Promise<void> => {
  const most = Math.min(longestPauseMs, shortestPauseMs * 2 ** attempt)
  return new Promise((done) => setTimeout(done, most * (0.5 + Math.random() / 2)))
}
