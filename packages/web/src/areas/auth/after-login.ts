import { fetchSession } from '../../platform/me.ts'
import { goTo } from '../../platform/navigation.ts'
import { queryClient } from '../../platform/query.ts'
import { redirectIn } from '../../platform/redirect.ts'
import { saveSession, type SessionRecord } from '../../platform/session.ts'
import { decide } from '../../shell/routing/decide.ts'

/** Where somebody goes who has just signed in: back to where she wanted, if she may; else home. */
export function placeAfterLogin(search: string, session: SessionRecord): string {
  if (session.mustChangePassword) return '/change-password'
  const wanted = redirectIn(search)
  return wanted && decide(pathOf(wanted), session).kind === 'screen' ? wanted : '/'
}

const pathOf = (url: string) => url.replace(/[?#].*$/s, '')

/** With the cookie in place: the record is made, and she goes where she wanted. */
export async function enter(search: string): Promise<void> {
  // Nothing of whoever was here before may be shown to the one who is here now.
  queryClient.clear()
  const session = await fetchSession()
  saveSession(session)
  goTo(placeAfterLogin(search, session), { replace: true })
}
