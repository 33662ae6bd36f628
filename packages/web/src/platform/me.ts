import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from './api.ts'
import { langStore, parseLang, setLang, type Lang } from './language.ts'
import { queryClient } from './query.ts'
import { DEFAULT_ORG_ID, saveSession, sessionStore, type SessionRecord } from './session.ts'
import { useStore } from './store.ts'

/** Loads the current user, their rights and their menu, and the language of their profile. */
async function fetchOwn(): Promise<{ session: SessionRecord; language: Lang | null }> {
  const info = await api.users.info()
  // Until the first password is changed there is no menu.
  const menu = info.mustChangePassword ? { list: [] } : await api.access.menuList()
  const { userId, userName, nickName, name, account, tier, entity } = info.user
  const stored = sessionStore.get()
  const same = stored?.user.userId === userId ? stored : undefined
  const session = {
    user: {
      userId,
      userName,
      nickName,
      name,
      account,
      entityId: entity?.entityId ?? '',
      isIssuer: entity?.dealRoles.includes('issuer') ?? false,
    },
    tier,
    permissions: info.permissions,
    roles: info.roles,
    functions: info.functions,
    routes: menu.list,
    timeZone: info.timeZone,
    orgId: same?.orgId ?? DEFAULT_ORG_ID,
    mustChangePassword: info.mustChangePassword,
  }
  return { session, language: info.language }
}

const fetchSession = async (): Promise<SessionRecord> => (await fetchOwn()).session

const sessionKey = (userId: string, lang: Lang) => ['me', userId, lang] as const

/**
 * Starts the session of a user who signed in, or whose cookie is valid. The frame does not load it again, unless the
 * profile has another language than this tab.
 */
export async function openSession(): Promise<SessionRecord> {
  const lang = langStore.get()
  const { session, language } = await fetchOwn()
  queryClient.setQueryData(sessionKey(session.user.userId, lang), session)
  saveSession(session)
  // An address that names a language is read in it.
  if (language && parseLang(new URLSearchParams(location.search).get('lang')) === undefined) setLang(language)
  return session
}

/** Reads user, rights and menu again at once, after a sign that they changed. */
export const renewSession = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['me'] })

/** Keeps rights and menu of the signed-in user up to date, in the reader's language. */
export function useFreshSession(session: SessionRecord): void {
  const lang = useStore(langStore)
  const { data } = useQuery({
    queryKey: sessionKey(session.user.userId, lang),
    queryFn: fetchSession,
    staleTime: 60_000,
  })
  useEffect(() => {
    if (data && sessionStore.get()?.user.userId === data.user.userId) saveSession(data)
  }, [data])
}
