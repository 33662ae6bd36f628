import { z } from 'zod'
import {
  crossedStates,
  crossingsOf,
  type Quota,
  type QuotaUsed,
  type RatesNow,
} from '@bookrunner/domain/quota'
import { reading, type Transaction } from '../../../platform/db/index.ts'
import { newId } from '../../../platform/ids.ts'
import { addJobs, type Task } from '../../../platform/jobs.ts'
import { administratorsWho } from '../../auth/index.ts'
import { deliverTo, keepNotice } from '../../notices/index.ts'
import { keyOfLevel } from '../limits/level-key.ts'
import { limitNotice } from './content.ts'
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

/** Run again after a fault, it leaves out those who have the notice. */
export const deliverCrossing: Task = async (payload, { db }) => {
  const { noticeId, state, quota } = crossing.parse(payload)
  const runner = reading(db)
  const [keepers, subject] = await Promise.all([
    administratorsWho(runner, keyOfLevel[quota.level]),
    readSubject(runner, quota),
  ])
  await keepNotice(runner, limitNotice(`limit.${state}`, quota, { subject }), noticeId)
  await deliverTo(runner, noticeId, keepers)
}
