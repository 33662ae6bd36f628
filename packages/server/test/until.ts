import { vi } from 'vitest'

/** Waits for a condition, long enough for a machine that is busy with something else. */
export const until = <Result>(
  check: () => Result | Promise<Result>,
  { timeout = 5000, interval = 10 } = {},
): Promise<Result> => vi.waitFor(check, { timeout, interval })
