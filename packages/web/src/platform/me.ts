import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from './api.ts'
import { langStore } from './language.ts'
import { DEFAULT_ORG_ID, saveSession, sessionStore, type SessionRecord } from './session.ts'
import { useStore } from './store.ts'

/** Loads the current user, their rights and their menu. */
export async function fetchSession(): Promise<SessionRecord> {
  const info = await api.users.info()
  // Until the first password is changed there is no menu.
  const menu = info.mustChangePassword ? { list: [] } : await api.access.menuList()
  const { userId, userName, nickName, name, account, tier, entity } = info.user
  const stored = sessionStore.get()
  const same = stored?.user.userId === userId ? stored : undefined
  return {
    user: { userId, userName, nickName, name, account, entityId: entity.entityId },
    tier,
    permissions: info.permissions,
    roles: info.roles,
    functions: info.functions,
    routes: menu.list,
    timeZone: info.timeZone,
    orgId: same?.orgId ?? DEFAULT_ORG_ID,
    orderConfig: same?.orderConfig ?? {},
    mustChangePassword: info.mustChangePassword,
  }
}

/** Keeps rights and menu of the signed-in user up to date, in the reader's language. */
export function useFreshSession(session: SessionRecord): void {
  const lang = useStore(langStore)
  const { data } = useQuery({
    queryKey: ['me', session.user.userId, lang],
    queryFn: fetchSession,
    staleTime: 60_000,
  })
  useEffect(() => {
    if (data && sessionStore.get()?.user.userId === data.user.userId) saveSession(data)
  }, [data])
}
