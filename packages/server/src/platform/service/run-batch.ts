import { isPassing, isTaken } from '../db/index.ts'
import type { Write } from './aggregate.ts'
import type { Outcome } from './answers.ts'
import { Batch, type PipelineDeps, type Retries } from './batch.ts'

/** The pauses of a write make about two seconds in all: a database that restarts is back by then. */
export const usualRetries: Retries = {
  mostTries: 7,
  shortestPauseMs: 20,
  longestPauseMs: 1000,
  longestMs: 10_000,
}

const pause = (attempt: number, { shortestPauseMs, longestPauseMs }: Retries): Promise<void> => {
  const most = Math.min(longestPauseMs, shortestPauseMs * 2 ** attempt)
  return new Promise((done) => setTimeout(done, most * (0.5 + Math.random() / 2)))
}

/** Another ledger's transaction kept the same key first; tried again, its answer is found. */
const keyTaken = (fault: unknown): boolean => isTaken(fault, 'idempotency_pkey')

/** The one place where a write is tried again: serialization failure, deadlock, lost connection. */
export const runBatch = async (
  deps: PipelineDeps,
  writes: readonly [Write, ...Write[]],
): Promise<Outcome[]> => {
  const { retries = usualRetries } = deps
  const { mostTries, longestMs } = retries
  const batch = new Batch(deps, writes)
  const started = performance.now()
  for (let attempt = 1; ; attempt++) {
    try {
      return await batch.try()
    } catch (fault) {
      const over = attempt >= mostTries || performance.now() - started > longestMs
      if (over || !(isPassing(fault) || keyTaken(fault))) throw fault
      await pause(attempt, retries)
    }
  }
}
