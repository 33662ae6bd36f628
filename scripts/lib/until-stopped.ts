// Stops in order on a signal, and when the starting process has gone: bootstrap.mjs has a channel that
// closes even when it is killed outright.
const longestStop = 20_000

export function onStop(stop: () => Promise<unknown>): void {
  let stopping = false
  const end = (): void => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), longestStop).unref()
    void stop()
      .then(() => process.exit(0))
      .catch((error: unknown) => {
        console.error(error)
        process.exit(1)
      })
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  process.once('disconnect', end)
  process.channel?.unref()
}
