import { useLocation } from 'react-router'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { decide } from '../../shell/routing/decide.ts'

/** The deal's own page, in the family of pages one is in; none where the person may not go there. */
export function useDealPlace(dealId: string): string | undefined {
  const { pathname } = useLocation()
  const session = useStore(sessionStore)
  const path = `${pathname.startsWith('/board') ? '/board' : '/deal'}/detail`
  return decide(path, session).kind === 'screen' ? `${path}?dealId=${encodeURIComponent(dealId)}` : undefined
}
