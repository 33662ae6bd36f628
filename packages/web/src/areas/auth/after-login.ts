import type { ReplyOf } from '@bookrunner/contract'
import type { authCalls } from '@bookrunner/contract/auth'
import { fetchSession } from '../../platform/me.ts'
import { goTo } from '../../platform/navigation.ts'
import { queryClient } from '../../platform/query.ts'
import { redirectIn } from '../../platform/redirect.ts'
import { DEFAULT_ORG_ID, saveSession, type SessionRecord } from '../../platform/session.ts'
import { decide } from '../../shell/routing/decide.ts'

type SignedIn = ReplyOf<typeof authCalls.authenticate>

/** Where somebody goes who has just signed in: back to where she wanted, if she may; else home. */
export function placeAfterLogin(search: string, session: SessionRecord): string {
  if (session.mustChangePassword) return '/change-password'
  const wanted = redirectIn(search)
  return wanted && decide(pathOf(wanted), session).kind === 'screen' ? wanted : '/'
}

const pathOf = (url: string) => url.replace(/[?#].*$/s, '')

/** The record of somebody who may not ask anything yet but to change the password. */
function bareSession({ user, roles, permissions }: SignedIn): SessionRecord {
  return {
    user: {
      userId: user.userId,
      userName: user.userName,
      nickName: '',
      name: user.name,
      account: user.account,
    },
    tier: user.tier,
    roles,
    permissions,
    functions: [],
    routes: [],
    orgId: DEFAULT_ORG_ID,
    orderConfig: {},
    timeZone: '',
    mustChangePassword: true,
  }
}

export async function enter(signedIn: SignedIn, search: string): Promise<void> {
  // Nothing of whoever was here before may be shown to the one who is here now.
  queryClient.clear()
  const session = signedIn.mustChangePassword ? bareSession(signedIn) : await fetchSession()
  saveSession(session)
  goTo(placeAfterLogin(search, session), { replace: true })
}
