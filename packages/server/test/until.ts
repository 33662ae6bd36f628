import { vi } from 'vitest'

/** Long enough for a busy machine. */
const patience = { timeout: 20_000, interval: 10 }

/** Waits until a check passes, and returns its result. */
export const until = <Result>(
  check: () => Result | Promise<Result>,
  { timeout = patience.timeout, interval = patience.interval } = {},
): Promise<Result> => vi.waitFor(check, { timeout, interval })

/** Waits until something exists. */
export const untilThere = <Result>(
  look: () => Result | Promise<Result>,
  { timeout = patience.timeout } = {},
) => vi.waitUntil(look, { ...patience, timeout })
