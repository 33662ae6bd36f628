import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from './api.ts'
import { langStore } from './language.ts'
import { DEFAULT_ORG_ID, saveSession, sessionStore, type SessionRecord } from './session.ts'
import { useStore } from './store.ts'

/** Asks the server who is signed in, what she may, and which menu that makes. */
export async function fetchSession(): Promise<SessionRecord> {
  const info = await api.users.info()
  // Before the first password is changed there is no menu to ask for.
  const menu = info.mustChangePassword ? { list: [] } : await api.access.menuList()
  const { userId, userName, nickName, name, account, tier, entity } = info.user
  const kept = sessionStore.get()
  const same = kept?.user.userId === userId ? kept : undefined
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

/** While somebody is signed in: her rights and her menu as they are now, in the language she reads. */
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
