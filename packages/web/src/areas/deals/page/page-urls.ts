import type { DealDetail } from '@bookrunner/contract/deals'
import { useLocation } from 'react-router'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { decide } from '../../../shell/routing/decide.ts'

export const dealPages = ['detail', 'order-book', 'alloc'] as const
/** The pages of a deal: terms, book, allocation. */
export type DealPage = (typeof dealPages)[number]

/** The URL parameter of the book page that shows the allocation. */
export const allocView = 'allocation'

type UrlSource = Pick<DealDetail, 'header' | 'abilities'>

/** Whether the deal has the page, and the role may see it. */
const isThere = (page: DealPage, { header, abilities }: UrlSource): boolean => {
  if (page === 'detail') return true
  if (page === 'order-book') return header.status !== 'Draft' && abilities.readBook !== 'none'
  const { allocate, reviewAllocation, confirm, settle } = abilities
  const mine = [allocate, reviewAllocation, confirm, settle].some((scope) => scope !== 'none')
  return mine && (header.bookClosed || header.status === 'Priced')
}

interface UrlContext {
  /** "/board" or "/deal": the current family of pages. */
  readonly root: string
  readonly mayOpen: (path: string) => boolean
}

/** The page's URL; undefined without the page or the right to it. */
export function urlOf(page: DealPage, deal: UrlSource, { root, mayOpen }: UrlContext): string | undefined {
  if (!isThere(page, deal)) return undefined
  const id = `dealId=${encodeURIComponent(deal.header.dealId)}`
  if (mayOpen(`${root}/${page}`)) return `${root}/${page}?${id}`
  // A role may have no allocation page: its people review the launched allocation on the book's page.
  const book = `${root}/order-book`
  return page === 'alloc' && mayOpen(book) ? `${book}?${id}&view=${allocView}` : undefined
}

/** URLs from one page of a deal to the others. */
export function usePageUrls(deal: UrlSource): (page: DealPage) => string | undefined {
  const { pathname } = useLocation()
  const session = useStore(sessionStore)
  const root = pathname.startsWith('/board') ? '/board' : '/deal'
  const mayOpen = (path: string) => decide(path, session).kind === 'screen'
  return (page) => urlOf(page, deal, { root, mayOpen })
}
