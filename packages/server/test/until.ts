import { vi } from 'vitest'

/** Long enough for a machine that is busy with something else: what never comes fails all the same. */
const patience = { timeout: 20_000, interval: 10 }

/** Waits until a check passes, and gives what it found. */
export const until = <Result>(
  check: () => Result | Promise<Result>,
  { timeout = patience.timeout, interval = patience.interval } = {},
): Promise<Result> => vi.waitFor(check, { timeout, interval })

/** Waits until something is there. */
export const untilThere = <Result>(look: () => Result | Promise<Result>) => vi.waitUntil(look, patience)
