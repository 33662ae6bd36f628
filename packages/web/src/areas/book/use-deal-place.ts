import { useLocation } from 'react-router'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { decide } from '../../shell/routing/decide.ts'

/** The deal's page in the current family of pages; undefined without the right to it. */
export function useDealPlace(dealId: string): string | undefined {
  const { pathname } = useLocation()
  const session = useStore(sessionStore)
  const path = `${pathname.startsWith('/board') ? '/board' : '/deal'}/detail`
  return decide(path, session).kind === 'screen' ? `${path}?dealId=${encodeURIComponent(dealId)}` : undefined
}
