import { homeFor } from '@bookrunner/domain/access'
import { fetchSession } from '../../platform/me.ts'
import { goTo } from '../../platform/navigation.ts'
import { queryClient } from '../../platform/query.ts'
import { redirectIn } from '../../platform/redirect.ts'
import { saveSession, type SessionRecord } from '../../platform/session.ts'
import { decide } from '../../shell/routing/decide.ts'

const pathOf = (url: string) => url.replace(/[?#].*$/s, '')

/** Where she wanted to go, if she may. */
export function wantedPlace(search: string, session: SessionRecord): string | undefined {
  const wanted = redirectIn(search)
  return wanted && decide(pathOf(wanted), session).kind === 'screen' ? wanted : undefined
}

/** Her own start page; none where her roles open no screen. */
export const startPage = (session: SessionRecord): string | undefined =>
  session.mustChangePassword ? '/change-password' : homeFor(session)

/** With the cookie in place: the record is made, and she goes where she wanted, or home. */
export async function enter(search: string): Promise<void> {
  // Nothing of whoever was here before may be shown to the one who is here now.
  queryClient.clear()
  const session = await fetchSession()
  saveSession(session)
  goTo(wantedPlace(search, session) ?? startPage(session) ?? '/403', { replace: true })
}
