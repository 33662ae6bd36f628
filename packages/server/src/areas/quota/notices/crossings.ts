import { z } from 'zod'
import {
  crossedStateOf,
  crossedStates,
  crossingsOf,
  type CrossedState,
  type Quota,
  type QuotaUsed,
  type RatesNow,
} from '@bookrunner/domain/quota'
import { reading, type Runner, type Transaction } from '../../../platform/db/index.ts'
import { newId } from '../../../platform/ids.ts'
import { addJobs, type Task } from '../../../platform/jobs.ts'
import { deliverTo, keepNotice } from '../../notices/index.ts'
import { loadQuota, loadUsed } from '../limits/quota.repo.ts'
import { loadRates } from '../rates/rates.repo.ts'
import { limitNotice } from './content.ts'
import { readKeepers } from './keepers.ts'
import { readSubject } from './subject.repo.ts'

const crossing = z.object({
  noticeId: z.string(),
  state: z.enum(crossedStates),
  /** As it was then. */
  quota: z.custom<Quota>(),
})

/**
 * A limit is used up to its warning level, in full, or beyond since a write of orders. Its notice is a job: the write
 * sends its statements together with its commit.
 */
export const notifyOfCrossings = async (
  transaction: Transaction,
  { before, after, rates }: { before: readonly QuotaUsed[]; after: readonly QuotaUsed[]; rates: RatesNow },
): Promise<void> => {
  const jobs = crossingsOf(before, after, rates).map(({ quota, state }): z.infer<typeof crossing> => ({
    noticeId: newId('ntc'),
    state,
    quota,
  }))
  if (jobs.length > 0) await addJobs(transaction, 'quota.deliverCrossing', jobs)
}

/** By what is used of a stored limit now. */
export const stateNow = async (runner: Runner, quota: Quota): Promise<CrossedState | null> => {
  const [used, rates] = await Promise.all([loadUsed(runner, quota.id), loadRates(runner)])
  return crossedStateOf(quota, used, rates)
}

/** The limit is as it was then, and as full: an older notice must not replace that of a later change. */
const isStillSo = async (
  runner: Runner,
  { state, quota: { id, version } }: z.infer<typeof crossing>,
): Promise<boolean> => {
  const quota = await loadQuota(runner, id)
  return quota?.version === version && (await stateNow(runner, quota)) === state
}

/** Run again after a fault, it leaves out those who have the notice. */
export const deliverCrossing: Task = async (payload, { db }) => {
  const crossed = crossing.parse(payload)
  const { noticeId, state, quota } = crossed
  const runner = reading(db)
  if (!(await isStillSo(runner, crossed))) return
  const [{ readers }, subject] = await Promise.all([
    readKeepers(runner, quota.level),
    readSubject(runner, quota),
  ])
  await keepNotice(runner, limitNotice(`limit.${state}`, quota, { subject }), noticeId)
  await deliverTo(runner, noticeId, readers)
}
