import { authCalls } from '@bookrunner/contract/auth'
import { refuse } from '@bookrunner/domain/kernel'
import { accept, service, unchanged } from '../../platform/service/index.ts'
import { account } from './account.ts'

const why = 'ended-by-owner' as const

const ending = (ids: readonly string[]) =>
  accept({
    reply: { ended: ids.length },
    changes: [{ is: 'sessionsEnded' as const, ids, why }],
    line: { code: 'session.ended', params: { sessionIds: ids, why } },
  })

/** Ends an own session, for example on another device; another person's is unknown. */
export const sessionEnd = service(authCalls.sessionEnd, {
  on: account,
  key: ({ actor }) => actor.userId,
  decide: ({ input, state }) =>
    state.sessions.has(input.sessionId) ? ending([input.sessionId]) : refuse('record.unknown'),
})

export const sessionEndOthers = service(authCalls.sessionEndOthers, {
  on: account,
  key: ({ actor }) => actor.userId,
  decide: ({ actor, state }) => {
    const others = [...state.sessions].filter((id) => id !== actor.sessionId)
    return others.length > 0 ? ending(others) : unchanged({ ended: 0 })
  },
})
