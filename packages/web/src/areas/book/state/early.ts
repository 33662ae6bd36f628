import { api } from '../../../platform/api.ts'
import { ahead } from '../../../platform/chunk.ts'
import { langStore, type Lang } from '../../../platform/language.ts'
import { queryClient } from '../../../platform/query.ts'
import { sessionStore } from '../../../platform/session.ts'
import { decide } from '../../../shell/routing/decide.ts'
import { allocView, dealAhead } from '../../deals/index.ts'
import type { BookReply } from './browser-book.ts'

/** Older than that it is asked for again; and for as long it is kept for a page that never came. */
const FRESH_MS = 5000

/** Kept with what else was asked: whoever signs in next finds nothing of it. */
const early = (dealId: string, lang: Lang) => ({
  queryKey: ['book', 'early', dealId, lang],
  queryFn: () => api.book.bookOrderList({ dealId }),
  staleTime: FRESH_MS,
  gcTime: FRESH_MS,
  meta: { failure: 'ignored' } as const,
})

/** A book whose address the browser was opened with: asked for while the page around it is still being built. */
export function askEarly(pathname: string, search: string): void {
  const asked = new URLSearchParams(search)
  const dealId = asked.get('dealId')
  const decision = decide(pathname, sessionStore.get())
  if (!dealId || decision.kind !== 'screen' || !decision.route.endsWith('/order-book')) return
  if (asked.get('view') === allocView) return
  const lang = langStore.get()
  dealAhead(dealId, lang)
  ahead(() => queryClient.query(early(dealId, lang)))
}

/** What was asked early, once; nothing where it was not, or was refused: then it is asked anew and told of. */
export async function takeEarly(dealId: string, lang: Lang): Promise<BookReply | undefined> {
  const asked = early(dealId, lang)
  const status = queryClient.getQueryState(asked.queryKey)?.status
  if (status === undefined || status === 'error') return undefined
  try {
    return await queryClient.query(asked)
  } catch {
    return undefined
  } finally {
    queryClient.removeQueries({ queryKey: asked.queryKey })
  }
}
