import { authCalls } from '@bookrunner/contract/auth'
import { refuse } from '@bookrunner/domain/kernel'
import type { Handler } from '../../platform/http/handler.ts'
import { accept, service, unchanged } from '../../platform/service/index.ts'
import { account, nobody } from './account.ts'

const done = { success: true } as const

const ending = service(authCalls.logout, {
  on: account,
  key: ({ actor }) => actor?.userId ?? nobody,
  decide: ({ actor, state }) => {
    const sessionId = actor?.sessionId
    if (sessionId === undefined || !state.sessions.has(sessionId)) return unchanged(done)
    return accept({
      reply: done,
      changes: [{ is: 'sessionsEnded', ids: [sessionId], why: 'logout' }],
      line: { code: 'session.ended', params: { sessionIds: [sessionId], why: 'logout' } },
    })
  },
})

/** Without a session the answer is the same, and the cookie is cleared. */
export const logout: Handler = {
  call: authCalls.logout,
  run: async (input, context) => {
    const { userName } = input as { userName?: string }
    const { actor } = context
    const named = userName?.toLowerCase()
    if (actor && named && ![actor.account.toLowerCase(), actor.name.toLowerCase()].includes(named))
      return refuse('session.username-mismatch')
    const outcome = actor ? await ending.run(input, context) : { reply: done }
    context.cookie.clear()
    return 'refused' in outcome && outcome.reason === 'session.ended' ? { reply: done } : outcome
  },
}
