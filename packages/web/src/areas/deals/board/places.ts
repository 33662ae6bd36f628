import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { decide } from '../../../shell/routing/decide.ts'
import type { Scope } from './use-deals.ts'

const ROOT: Record<Scope, string> = { board: '/board', mine: '/deal' }

interface Places {
  /** Where a new deal is entered; none where the person may not. */
  readonly create: string | undefined
  /** Where a deal is opened: its detail, or at least its book. */
  readonly of: (dealId: string) => string | undefined
}

/** Where the cards of a board lead, as far as the person may go there. */
export function usePlaces(scope: Scope): Places {
  const session = useStore(sessionStore)
  const root = ROOT[scope]
  const open = ['detail', 'order-book'].find((name) => decide(`${root}/${name}`, session).kind === 'screen')
  const create = decide(`${root}/detail`, session).kind === 'screen' ? `${root}/detail` : undefined
  return { create, of: (dealId) => open && `${root}/${open}?dealId=${encodeURIComponent(dealId)}` }
}
