import { api } from '../../../platform/api.ts'
import { ahead } from '../../../platform/chunk.ts'
import { langStore, type Lang } from '../../../platform/language.ts'
import { queryClient } from '../../../platform/query.ts'
import { sessionStore } from '../../../platform/session.ts'
import { decide } from '../../../shell/routing/decide.ts'
import { allocView, dealAhead } from '../../deals/index.ts'
import type { BookReply } from './browser-book.ts'

/** An older reply is requested again; an unused one is dropped after this time. */
const FRESH_MS = 5000

/** In the query cache, which is emptied at log-out. */
const early = (dealId: string, lang: Lang) => ({
  queryKey: ['book', 'early', dealId, lang],
  queryFn: () => api.book.bookOrderList({ dealId }),
  staleTime: FRESH_MS,
  gcTime: FRESH_MS,
  meta: { failure: 'ignored' } as const,
})

/** Requests the book of the browser's first URL while the page is still loading. */
export function requestEarly(pathname: string, search: string): void {
  const params = new URLSearchParams(search)
  const dealId = params.get('dealId')
  const decision = decide(pathname, sessionStore.get())
  if (!dealId || decision.kind !== 'screen' || !decision.route.endsWith('/order-book')) return
  if (params.get('view') === allocView) return
  const lang = langStore.get()
  dealAhead(dealId, lang)
  ahead(() => queryClient.query(early(dealId, lang)))
}

/** The early reply, once. Undefined if there is none or it was refused: the usual request then reports the refusal. */
export async function takeEarly(dealId: string, lang: Lang): Promise<BookReply | undefined> {
  const query = early(dealId, lang)
  const status = queryClient.getQueryState(query.queryKey)?.status
  if (status === undefined || status === 'error') return undefined
  try {
    return await queryClient.query(query)
  } catch {
    return undefined
  } finally {
    queryClient.removeQueries({ queryKey: query.queryKey })
  }
}
