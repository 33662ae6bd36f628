import { sessionStore, type SessionRecord } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { decide } from '../../../shell/routing/decide.ts'
import type { DealPage } from './page-urls.ts'

/** From a page outside the deals: the first of these pages that the user may open, those of the platform before the own ones. */
export const dealUrl = (
  session: SessionRecord | undefined,
  pages: readonly DealPage[],
  dealId: string,
): string | undefined => {
  const paths = ['/board', '/deal'].flatMap((root) => pages.map((page) => `${root}/${page}`))
  const path = paths.find((each) => decide(each, session).kind === 'screen')
  return path && `${path}?dealId=${encodeURIComponent(dealId)}`
}

export function useDealUrl(pages: readonly DealPage[]): (dealId: string) => string | undefined {
  const session = useStore(sessionStore)
  return (dealId) => dealUrl(session, pages, dealId)
}
