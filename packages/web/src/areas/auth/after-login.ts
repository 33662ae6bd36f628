import { homeFor } from '@bookrunner/domain/access'
import { openSession } from '../../platform/me.ts'
import { goTo, prefetchScreen } from '../../platform/navigation.ts'
import { queryClient } from '../../platform/query.ts'
import { redirectIn } from '../../platform/redirect.ts'
import { sessionStore, type SessionRecord } from '../../platform/session.ts'
import { decide } from '../../shell/routing/decide.ts'
import { ownDealPage } from '../../shell/routing/own-deal-page.ts'

const pathOf = (url: string) => url.replace(/[?#].*$/s, '')

/** The screen that the URL asks for, if the user may open it; for a desk's link, else the user's own page of the deal. */
export function redirectTarget(search: string, session: SessionRecord): string | undefined {
  const target = redirectIn(search)
  if (!target || decide(pathOf(target), session).kind === 'screen') return target
  return ownDealPage(new URL(target, globalThis.location.origin), session)
}

/** The user's start page; undefined if no role opens a screen. Without an institution there is only the profile. */
export function startPage(session: SessionRecord): string | undefined {
  if (session.mustChangePassword) return '/change-password'
  return session.user.entityId === '' ? '/my-profile' : homeFor(session)
}

/** Makes the session record after log-in and opens the requested or the start page. */
export async function enter(search: string): Promise<void> {
  // Data of the previous user must not be visible.
  queryClient.clear()
  // The cookie is this person's now, also where another window still names somebody else.
  sessionStore.set(undefined)
  const session = await openSession()
  const target = redirectTarget(search, session) ?? startPage(session) ?? '/403'
  prefetchScreen(pathOf(target))
  goTo(target, { replace: true })
}
