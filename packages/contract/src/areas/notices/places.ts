import { fill } from '../../kernel/language.ts'

interface Place {
  /** The screen, below the base path. */
  path: string
  /** The same for readers without the page of the allocation, who read it on the page of the book. */
  viewers?: string
  /** The entry of the menu under which it appears. */
  menuTab: string
}

const launched = '/deal/order-book?view=allocation&dealId={dealId}'

/** The screens that system notices lead to. */
export const noticePlaces = {
  offer: { path: '/order/deal/{dealId}', menuTab: 'my_order' },
  ownOrder: { path: '/order/deal/{dealId}?order={orderId}', menuTab: 'my_order' },
  ownComments: { path: '/order/deal/{dealId}?order={orderId}&part=comments', menuTab: 'my_order' },
  deal: { path: '/deal/detail?dealId={dealId}', menuTab: 'my_deal' },
  bookOrder: { path: '/deal/order-book?dealId={dealId}&order={orderId}', menuTab: 'mydeal_order_book' },
  bookComments: {
    path: '/deal/order-book?dealId={dealId}&order={orderId}&part=comments',
    menuTab: 'mydeal_order_book',
  },
  allocation: { path: '/deal/alloc?dealId={dealId}', viewers: launched, menuTab: 'my_deal' },
  review: { path: '/deal/alloc?dealId={dealId}&tab=review', viewers: launched, menuTab: 'my_deal' },
  sharedVersion: {
    path: '/deal/alloc?dealId={dealId}&version={versionId}',
    viewers: `${launched}&version={versionId}`,
    menuTab: 'my_deal',
  },
  limit: { path: '/quota/{limitPage}', menuTab: 'quota_org' },
  loanDeal: { path: '/quota/loan-deals?loan={loanId}', menuTab: 'loan_deal' },
  institution: { path: '/investor/monetary-entity/{entityId}', menuTab: '' },
  registration: { path: '/system/org-manage?open={entityId}', menuTab: '' },
  sessions: { path: '/my-sessions', menuTab: '' },
  keys: { path: '/my-keys', menuTab: '' },
  profile: { path: '/my-profile', menuTab: '' },
  /** There is no screen about it: its text is all. */
  nowhere: { path: '', menuTab: '' },
} as const satisfies Record<string, Place>

export type NoticePlace = keyof typeof noticePlaces

/** What a link names. */
export interface NoticeIds {
  dealId?: string
  orderId?: string
  versionId?: string
  entityId?: string
  loanId?: string
  /** The page of a level of limits, narrowed to one. */
  limitPage?: string
}

/** Link and menu entry of a place. */
export const placeOf = (
  place: NoticePlace,
  ids: NoticeIds,
  isViewer = false,
): { link: string; menuTab: string } => {
  const { path, viewers, menuTab }: Place = noticePlaces[place]
  const link = fill(isViewer ? (viewers ?? path) : path, { ...ids })
  if (link.includes('{')) throw new Error(`the link of a notice lacks an id: ${link}`)
  return { link, menuTab }
}
