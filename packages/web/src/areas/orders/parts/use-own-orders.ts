import type { SentOf } from '@bookrunner/contract'
import { offerSubject } from '@bookrunner/contract/deals'
import { ownOrdersSubject, type InvestorOrder, type ordersCalls } from '@bookrunner/contract/orders'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/api.ts'
import { langStore } from '../../../platform/language.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useLive } from '../../../platform/use-live.ts'
import { OWN } from './query-keys.ts'

const LOOK_MS = 30_000

/** The own house's orders, as `myOrder` gives them: over all deals, or of one. */
export function useOwnOrders(query: SentOf<typeof ordersCalls.myOrder>) {
  const lang = useStore(langStore)
  return useQuery({
    queryKey: [...OWN, 'list', query, lang],
    queryFn: ({ signal }) => api.orders.myOrder(query, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_MS,
    meta: { failure: 'said' },
  })
}

/** More orders of one house on one deal than anybody reads here; My Orders has them all. */
const MOST = 100

/** Those on one deal. */
export const useDealOwnOrders = (dealId: string) => useOwnOrders({ dealId, pageNum: 1, pageSize: MOST })

/** What was told to its house. */
export const isAllocated = ({ status }: InvestorOrder): boolean =>
  status === 'Allocated' || status === 'Unallocated'

/** One own order, with what it means today and what may be done with it. */
export function useOwnOrder(orderId: string) {
  const lang = useStore(langStore)
  return useQuery({
    queryKey: [...OWN, 'one', orderId, lang],
    queryFn: ({ signal }) => api.orders.getOrderDetail({ orderId }, { signal }),
    enabled: orderId !== '',
    meta: { failure: 'said' },
  })
}

/** Every version of an own order, newest first. */
export function useOwnHistory(orderId: string) {
  const lang = useStore(langStore)
  return useQuery({
    queryKey: [...OWN, 'history', orderId, lang],
    queryFn: ({ signal }) => api.orders.getHisOrderList({ orderId }, { signal }),
    enabled: orderId !== '',
    meta: { failure: 'said' },
  })
}

/** What comes within so long is one reason to ask: a page watches a house and as many deals as it shows. */
const GATHER_MS = 40
let gathering: ReturnType<typeof setTimeout> | undefined

/** Asks again for everything shown of the own orders: after a write of one's own, too. */
export function useOwnOrdersAgain(): () => void {
  const client = useQueryClient()
  return () => {
    gathering ??= setTimeout(() => {
      gathering = undefined
      void client.invalidateQueries({ queryKey: OWN })
    }, GATHER_MS)
  }
}

/** While it is on the screen, a colleague's change to one of the house's orders is seen at once. */
export function useOwnOrdersNews(): void {
  const house = useStore(sessionStore)?.user.entityId ?? ''
  const again = useOwnOrdersAgain()
  useLive(ownOrdersSubject, house, { snapshot: again, changes: again })
}

/** What is published of a deal (a push, new guidance, its close) changes what orders on it mean and wait for. */
export function useOrdersFollowDeal(dealId: string): void {
  const again = useOwnOrdersAgain()
  useLive(offerSubject, dealId, { snapshot: again, changes: again, refused: again })
}
