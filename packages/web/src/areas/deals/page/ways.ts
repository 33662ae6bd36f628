import type { DealDetail } from '@bookrunner/contract/deals'
import { useLocation } from 'react-router'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { decide } from '../../../shell/routing/decide.ts'

export const dealPages = ['detail', 'order-book', 'alloc'] as const
/** Of one deal: what was agreed, who asks for how much, and who gets how much. */
export type DealPage = (typeof dealPages)[number]

/** What a book's address says where the allocation is shown on its page. */
export const allocView = 'allocation'

type DealWays = Pick<DealDetail, 'header' | 'abilities'>

/** Whether the deal is so far, and one's role in it lets one look. */
const isThere = (page: DealPage, { header, abilities }: DealWays): boolean => {
  if (page === 'detail') return true
  if (page === 'order-book') return header.status !== 'Draft' && abilities.readBook !== 'none'
  const { allocate, reviewAllocation, confirm, settle } = abilities
  const mine = [allocate, reviewAllocation, confirm, settle].some((scope) => scope !== 'none')
  return mine && (header.bookClosed || header.status === 'Priced')
}

interface Where {
  /** "/board" or "/deal": the family of pages one is in. */
  readonly root: string
  readonly mayOpen: (path: string) => boolean
}

/** The page's address; none where there is nothing to go to, or the person may not. */
export function wayTo(page: DealPage, told: DealWays, { root, mayOpen }: Where): string | undefined {
  if (!isThere(page, told)) return undefined
  const id = `dealId=${encodeURIComponent(told.header.dealId)}`
  if (mayOpen(`${root}/${page}`)) return `${root}/${page}?${id}`
  // An issuer's people have no page of allocations: they review what was launched on the book's.
  const book = `${root}/order-book`
  return page === 'alloc' && mayOpen(book) ? `${book}?${id}&view=${allocView}` : undefined
}

/** From one of a deal's pages to its others. */
export function useWays(told: DealWays): (page: DealPage) => string | undefined {
  const { pathname } = useLocation()
  const session = useStore(sessionStore)
  const root = pathname.startsWith('/board') ? '/board' : '/deal'
  const mayOpen = (path: string) => decide(path, session).kind === 'screen'
  return (page) => wayTo(page, told, { root, mayOpen })
}
