import { mayUse } from '@bookrunner/domain/access'
import { sessionStore, type SessionRecord } from '../../../platform/session.ts'
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

/** The page of a deal is for all its readers; a new deal takes the right to save one. */
export const mayCreateDeal = (root: string, session: SessionRecord | undefined): boolean =>
  session !== undefined &&
  decide(`${root}/detail`, session).kind === 'screen' &&
  mayUse(session, root === '/board' ? 'board_new_deal|save' : 'mydeal_new_deal|save')

/** Where the cards of a board lead, as far as the person may go there. */
export function usePlaces(scope: Scope): Places {
  const session = useStore(sessionStore)
  const root = ROOT[scope]
  const open = ['detail', 'order-book'].find((name) => decide(`${root}/${name}`, session).kind === 'screen')
  const create = mayCreateDeal(root, session) ? `${root}/detail` : undefined
  return { create, of: (dealId) => open && `${root}/${open}?dealId=${encodeURIComponent(dealId)}` }
}
