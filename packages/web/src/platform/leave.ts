import { connectFailures } from './failed.ts'
import { endLive } from './live.ts'
import { goTo, whereWeAre } from './navigation.ts'
import { queryClient } from './query.ts'
import { loginPath } from './redirect.ts'
import { saveSession, sessionStore } from './session.ts'
import { createStore } from './store.ts'

/** Forgets who was signed in. What the last user saw must not be there for the next one. */
export function forgetSession(): void {
  saveSession(undefined)
  endLive()
  queryClient.clear()
}

/** This window ends the session itself: a log-out, or a new password. */
let endsSession = false

/**
 * Sends a call that ends this session, and `farewell` follows. The live connection and calls on their way may learn of
 * the end before the answer is here: they do not lead to log-in, or the farewell would end the next session.
 */
export async function endSession<T>(send: () => Promise<T>): Promise<T> {
  endsSession = true
  try {
    return await send()
  } catch (fault) {
    endsSession = false
    throw fault
  }
}

/** §8: to log-in, to come back here afterwards. */
export function leaveForLogin(keepSession = false): boolean {
  if (endsSession) return false
  const place = whereWeAre()
  const first = sessionStore.get() !== undefined && place.pathname !== '/login'
  if (!keepSession) forgetSession()
  goTo(loginPath(place), { replace: true })
  return first
}

export const CHANGE_PASSWORD = '/change-password'

function leaveForPassword(): boolean {
  const session = sessionStore.get()
  if (session) saveSession({ ...session, mustChangePassword: true })
  if (whereWeAre().pathname === CHANGE_PASSWORD) return false
  goTo(CHANGE_PASSWORD, { replace: true })
  return true
}

export function connectSessionEnds(): void {
  connectFailures({ toLogin: leaveForLogin, toChangePassword: leaveForPassword })
}

/** §9: log-in follows after a second. Until log-in is there a still page, and nothing on it asks the server. */
export const farewellStore = createStore<{ readonly words: string } | undefined>(undefined)
const FAREWELL_MS = 1000

export function farewell(words = ''): void {
  const shown = { words }
  farewellStore.set(shown)
  endLive()
  setTimeout(() => {
    endsSession = false
    // Log-in is in front already, and the next person may be signing in.
    if (farewellStore.get() !== shown) return
    forgetSession()
    goTo('/login', { replace: true })
  }, FAREWELL_MS)
}
