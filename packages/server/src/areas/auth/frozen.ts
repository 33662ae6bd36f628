import { z } from 'zod'
import { isRefusal } from '@bookrunner/domain/kernel'
import { addJob, type Task } from '../../platform/jobs.ts'
import { accept, type Reaction } from '../../platform/service/index.ts'
import { account } from './account.ts'
import { endKeysOf } from './api-key.repo.ts'
import { endSessionsOf } from './sessions.repo.ts'

const why = 'frozen'
const event = z.object({ userId: z.string() })
const ids = z.array(z.string())
const payload = z.object({ userId: z.string(), sessionIds: ids, keyIds: ids.default([]) })

/**
 * §7: a freeze ends sessions and API keys at once, in its own transaction. The line of the security log follows by a
 * job: the account's ledger is another lock, for which this transaction must not wait.
 */
export const onUserFrozen: Reaction = async (transaction, events) => {
  const userIds = events.map((one) => event.parse(one).userId)
  const [sessions, keys] = await Promise.all([
    endSessionsOf(transaction, userIds, why),
    endKeysOf(transaction, userIds, why),
  ])
  const idsOf = (rows: { id: string; user_id: string }[], userId: string): string[] =>
    rows.filter(({ user_id }) => user_id === userId).map(({ id }) => id)
  const jobs = [...new Set([...sessions, ...keys].map(({ user_id }) => user_id))].map((userId) =>
    addJob(transaction, 'auth.logSessionsEnded', {
      userId,
      sessionIds: idsOf(sessions, userId),
      keyIds: idsOf(keys, userId),
    } satisfies z.infer<typeof payload>),
  )
  await Promise.all(jobs)
}

export const logSessionsEnded: Task = async (sent, { pipeline }) => {
  const { userId, sessionIds, keyIds } = payload.parse(sent)
  const outcome = await pipeline.submit({
    on: account,
    key: userId,
    actor: null,
    need: undefined,
    decide: () =>
      accept({
        reply: null,
        changes: [],
        line: { code: 'session.ended', params: { sessionIds, keyIds, why } },
      }),
  })
  if (isRefusal(outcome)) throw new Error(`the end of sessions was not logged: ${outcome.reason}`)
}
