import type { SessionRecord } from '../../platform/session.ts'
import { decide } from './decide.ts'

const deskPage = /^\/(?:board|deal)\/(detail|order-book|alloc)\/*$/

/**
 * The reader's own page of the deal that a desk's link names: the bank's, or the investor's. Undefined for other links,
 * and for a reader without pages of deals.
 */
export function ownDealPage(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  session: SessionRecord | undefined,
): string | undefined {
  const page = deskPage.exec(pathname)?.[1]
  const dealId = new URLSearchParams(search).get('dealId')
  if (!page || !dealId) return undefined
  const id = encodeURIComponent(dealId)
  const own = [`/deal/${page}?dealId=${id}`, `/deal/detail?dealId=${id}`, `/order/deal/${id}`]
  return own.find((place) => decide(place.replace(/\?.*/, ''), session).kind === 'screen')
}
