import { endLive } from '../platform/live.ts'
import { leaveForLogin } from '../platform/leave.ts'
import { tell } from '../platform/notify.ts'
import { platformText } from '../platform/platform-text.ts'
import { queryClient } from '../platform/query.ts'
import { followOtherWindows, sessionStore } from '../platform/session.ts'
import { textOf } from '../platform/text.ts'
import { decide } from './routing/decide.ts'
import { restoreTabs } from './tabs/tabs-store.ts'

/** The open pages belong to a person: whoever signs in next in this window does not see their titles. */
function followPerson(): void {
  let userId: string | undefined
  const follow = () => {
    const session = sessionStore.get()
    if (session?.user.userId === userId) return
    userId = session?.user.userId
    if (session) restoreTabs(session.user.userId, (url) => decide(url, session).kind === 'screen')
  }
  sessionStore.subscribe(follow)
  follow()
}

export function startSession(): void {
  followPerson()
  followOtherWindows((now, before) => {
    if (before && before.user.userId !== now?.user.userId) {
      endLive()
      queryClient.clear()
    }
    if (before && !now) {
      leaveForLogin()
      tell('warning', textOf(platformText)('login.elsewhere'))
    }
  })
}
