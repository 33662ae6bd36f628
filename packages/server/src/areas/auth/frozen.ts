import { z } from 'zod'
import { isRefusal } from '@bookrunner/domain/kernel'
import { sessionEnds, type SessionEnd } from '@bookrunner/domain/auth'
import type { Transaction } from '../../platform/db/index.ts'
import { addJob, type Task } from '../../platform/jobs.ts'
import { accept, type Reaction } from '../../platform/service/index.ts'
import { account } from './account.ts'
import { endKeysOf } from './api-key.repo.ts'
import { endSessionsOf } from './sessions.repo.ts'

const why = 'frozen'
const event = z.object({ userId: z.string() })
const ids = z.array(z.string())
const payload = z.object({
  userId: z.string(),
  sessionIds: ids,
  keyIds: ids.default([]),
  why: z.enum(sessionEnds).default('frozen'),
})

interface OwnedId {
  id: string
  user_id: string
}

interface Ended {
  sessions: readonly OwnedId[]
  keys: readonly OwnedId[]
  why: SessionEnd
}

/** A job for each user whose sessions or keys a write ended. */
export const addSessionsEnded = (transaction: Transaction, { sessions, keys, why }: Ended) => {
  const idsOf = (rows: readonly OwnedId[], userId: string): string[] =>
    rows.filter(({ user_id }) => user_id === userId).map(({ id }) => id)
  return [...new Set([...sessions, ...keys].map(({ user_id }) => user_id))].map((userId) =>
    addJob(transaction, 'auth.logSessionsEnded', {
      userId,
      sessionIds: idsOf(sessions, userId),
      keyIds: idsOf(keys, userId),
      why,
    } satisfies z.infer<typeof payload>),
  )
}

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
  await Promise.all(addSessionsEnded(transaction, { sessions, keys, why }))
}

export const logSessionsEnded: Task = async (sent, { pipeline }) => {
  const { userId, sessionIds, keyIds, why: reason } = payload.parse(sent)
  const outcome = await pipeline.submit({
    on: account,
    key: userId,
    actor: null,
    need: undefined,
    decide: () =>
      accept({
        reply: null,
        changes: [],
        line: { code: 'session.ended', params: { sessionIds, keyIds, why: reason } },
      }),
  })
  if (isRefusal(outcome)) throw new Error(`the end of sessions was not logged: ${outcome.reason}`)
}
