import { authCalls } from '@bookrunner/contract/auth'
import { read } from '../../platform/http/handler.ts'
import { openSessions } from './sessions.repo.ts'

export const sessionList = read(authCalls.sessionList, async ({ actor, db, settings }) => {
  const open = await openSessions(db, actor.userId, settings)
  return {
    list: open.map((session) => ({
      sessionId: session.id,
      current: session.id === actor.sessionId,
      createTime: session.opened_at.toString(),
      lastSeenTime: session.last_seen_at.toString(),
      expireTime: session.ends_at.toString(),
      ip: session.ip,
      userAgent: session.user_agent,
    })),
  }
})
