import { z } from 'zod'
import { isRefusal } from '@bookrunner/domain/kernel'
import { addJob, type Task } from '../../platform/jobs.ts'
import { accept, type Reaction } from '../../platform/service/index.ts'
import { account } from './account.ts'
import { endSessionsOf } from './sessions.repo.ts'

const why = 'frozen'
const event = z.object({ userId: z.string() })
const payload = z.object({ userId: z.string(), sessionIds: z.array(z.string()) })

/**
 * §7: a freeze ends sessions at once, in its own transaction. The line of the security log follows by a job:
 * the account's ledger is another lock, which this transaction must not wait for.
 */
export const onUserFrozen: Reaction = async (transaction, events) => {
  const userIds = events.map((one) => event.parse(one).userId)
  const ended = await endSessionsOf(transaction, userIds, why)
  const byUser = Map.groupBy(ended, ({ user_id }) => user_id)
  const jobs = [...byUser].map(([userId, sessions]) =>
    addJob(transaction, 'auth.logSessionsEnded', {
      userId,
      sessionIds: sessions.map(({ id }) => id),
    } satisfies z.infer<typeof payload>),
  )
  await Promise.all(jobs)
}

export const logSessionsEnded: Task = async (sent, { road }) => {
  const { userId, sessionIds } = payload.parse(sent)
  const outcome = await road.submit({
    on: account,
    key: userId,
    actor: null,
    need: undefined,
    decide: () =>
      accept({
        reply: null,
        changes: [],
        line: { code: 'session.ended', params: { sessionIds, why } },
      }),
  })
  if (isRefusal(outcome)) throw new Error(`the end of sessions was not logged: ${outcome.reason}`)
}
