import type { SentOf } from '@bookrunner/contract'
import { offerSubject } from '@bookrunner/contract/deals'
import {
  ownOrdersSubject,
  withDeals,
  type InvestorOrder,
  type ordersCalls,
} from '@bookrunner/contract/orders'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api.ts'
import { langStore } from '../../../platform/language.ts'
import { renewSession } from '../../../platform/me.ts'
import { queryClient } from '../../../platform/query.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useLive } from '../../../platform/use-live.ts'
import { OwnOrdersReload } from './own-orders-reload.ts'
import { OWN } from './query-keys.ts'

const LOOK_MS = 30_000

/** The house's orders: over all deals, or of one. */
export function useOwnOrders(query: SentOf<typeof ordersCalls.myOrder>) {
  const lang = useStore(langStore)
  return useQuery({
    queryKey: [...OWN, 'list', query, lang],
    queryFn: async ({ signal }) => {
      const page = await api.orders.myOrder(query, { signal })
      return { list: withDeals(page), total: page.total, awaitingAnswer: page.awaitingAnswer }
    },
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_MS,
    meta: { failure: 'shown' },
  })
}

/** No house has more orders on one deal; My Orders lists them all. */
const MOST = 100

/** The house's orders on one deal. */
export const useDealOwnOrders = (dealId: string) => useOwnOrders({ dealId, pageNum: 1, pageSize: MOST })

/** The allocation is published to the house. */
export const isAllocated = ({ status }: InvestorOrder): boolean =>
  status === 'Allocated' || status === 'Unallocated'

/** One own order, with its meaning and actions. */
export function useOwnOrder(orderId: string) {
  const lang = useStore(langStore)
  return useQuery({
    queryKey: [...OWN, 'one', orderId, lang],
    queryFn: ({ signal }) => api.orders.getOrderDetail({ orderId }, { signal }),
    enabled: orderId !== '',
    meta: { failure: 'shown' },
  })
}

/** Every version of an own order, newest first. */
export function useOwnHistory(orderId: string) {
  const lang = useStore(langStore)
  return useQuery({
    queryKey: [...OWN, 'history', orderId, lang],
    queryFn: ({ signal }) => api.orders.getHisOrderList({ orderId }, { signal }),
    enabled: orderId !== '',
    meta: { failure: 'shown' },
  })
}

const reload = new OwnOrdersReload(queryClient)

/** Reloads all queries of own orders. */
export const reloadOwnOrders = (): void => reload.request('change')

function useOrdersFollow(
  subject: typeof ownOrdersSubject | typeof offerSubject,
  key: string,
  refused?: () => void,
): void {
  useLive(subject, key, {
    snapshot: (_, seq) => reload.requestAt(key, seq, 'snapshot'),
    changes: (_, seq) => reload.requestAt(key, seq, 'change'),
    ...(refused && { refused }),
  })
}

/** The house was merged into another: the session learns its new house, and the list follows that. */
const renewHouse = () => void renewSession().then(reloadOwnOrders)

/** Reloads own orders when a colleague changes one. */
export function useOwnOrdersNews(): void {
  useOrdersFollow(ownOrdersSubject, useStore(sessionStore)?.user.entityId ?? '', renewHouse)
}

/** Reloads own orders when their deal changes: a push, new guidance or a close changes their meaning. */
export function useOrdersFollowDeal(dealId: string): void {
  useOrdersFollow(offerSubject, dealId, reloadOwnOrders)
}
