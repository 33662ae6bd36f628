import {
  policyFaults,
  withLeftOrders,
  type PolicyResult,
  type PolicyRun,
  type StoredLines,
} from '@bookrunner/domain/allocation'
import { isRefusal, refuse, type Refusal } from '@bookrunner/domain/kernel'
import type { RequestContext } from '../../../platform/http/handler.ts'
import { workerTask, type TooMuch } from '../../../platform/workers/index.ts'
import { bookColumns, resultOf } from './columns.ts'
import type { work } from './policy.worker.ts'

/** The search for other orders ends by itself far earlier; this holds whatever happens. */
const task = workerTask<typeof work>('allocation.policy', new URL('policy.worker.ts', import.meta.url), {
  deadlineMs: 20_000,
})

/** A policy that ran before the write, with what it ran on. */
export interface EarlyRun {
  run: Omit<PolicyRun, 'book' | 'policy'>
  result: PolicyResult | TooMuch
}

const noLines: StoredLines = new Map()

/** Runs a policy in a thread. Without `keep` the stored lines stay here. */
export const runInThread = async (
  { workers }: Pick<RequestContext, 'workers'>,
  { book, lines, ...run }: PolicyRun,
): Promise<EarlyRun | undefined> => {
  if (policyFaults(run.policy).length > 0) return undefined
  const needed = run.keep ? lines : noLines
  const columns = bookColumns(book)
  const found = await workers.run(task, { ...run, policy: [...run.policy], book: columns, lines: needed })
  return {
    run: { total: run.total, keep: run.keep, lines: needed },
    result: isRefusal(found) ? found : resultOf(found, columns.ids),
  }
}

const areSame = (one: StoredLines, other: StoredLines): boolean =>
  one.size === other.size && other.values().every(({ orderId, seq }) => one.get(orderId)?.seq === seq)

/** The result, if the write found under its lock what the policy ran on; a lock is too short for another run. */
export const resultNow = (
  early: EarlyRun | undefined,
  { total, keep, lines }: Pick<PolicyRun, 'total' | 'keep' | 'lines'>,
): PolicyResult | TooMuch | Refusal<'write.changed-meanwhile'> => {
  const isCurrent = early?.run.total === total && (!keep || areSame(early.run.lines, lines))
  if (!early || !isCurrent) return refuse('write.changed-meanwhile')
  return isRefusal(early.result) ? early.result : withLeftOrders(early.result, lines)
}
