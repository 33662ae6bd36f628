// Stops in order on a signal, and when the starting process has gone: bootstrap.mjs has a channel that
// closes even when it is killed outright.
const longestStop = 20_000

export interface Stopping {
  /** Stops in order too, and says why: the program cannot go on. */
  endWith: (reason: string) => void
}

export function onStop(stop: () => Promise<unknown>): Stopping {
  let stopping = false
  const end = (code: number): void => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), longestStop).unref()
    void stop()
      .then(() => process.exit(code))
      .catch((error: unknown) => {
        console.error(error)
        process.exit(1)
      })
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0))
  process.once('disconnect', () => end(0))
  process.channel?.unref()
  return {
    endWith: (reason) => {
      console.error(reason)
      end(1)
    },
  }
}
