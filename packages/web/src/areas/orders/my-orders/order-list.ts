import type { InvestorOrder } from '@bookrunner/contract/orders'
import { orderStatuses } from '@bookrunner/domain/orders'
import { useCallback, useState } from 'react'
import { useLocation, useNavigate, type To } from 'react-router'
import { anId, ListAddress, manyOf, readId, useList, withParams } from '../../../kit/list-page/index.ts'
import { useOwnOrders } from '../parts/use-own-orders.ts'
import { steady } from './steady.ts'

const orderAddress = new ListAddress({
  // The deals below have `q`, `status` and so on to themselves.
  prefix: 'o',
  filters: { status: manyOf(orderStatuses), dealId: anId('deal') },
  sorts: ['number', 'deal', 'status', 'size', 'shownAt', 'submittedAt'],
})

export const useOrderList = () => useList('my-orders', orderAddress)
export type OrderList = ReturnType<typeof useOrderList>

export const idOf = ({ order }: InvestorOrder): string => order.id

interface Shown {
  readonly query: string
  readonly list: readonly InvestorOrder[] | undefined
  readonly rows: readonly InvestorOrder[]
}

/** A page of one's orders. What changes while it is read stays in its place; other filters order it anew. */
export function useOrderRows({ address, state }: OrderList) {
  const wanted = address.queryOf(state)
  const loaded = useOwnOrders(wanted)
  const query = JSON.stringify(wanted)
  const list = loaded.isPlaceholderData ? undefined : loaded.data?.list
  const [shown, setShown] = useState<Shown>({ query: '', list: undefined, rows: [] })
  if (list && list !== shown.list) {
    const before = query === shown.query ? shown.rows.map(idOf) : []
    setShown({ query, list, rows: steady(before, list, idOf) })
  }
  return { loaded, rows: shown.rows }
}

/** The order that is open beside the list. */
const OPEN = 'order'

export interface OpenOrder {
  readonly openId: string | undefined
  /** Where an order is opened beside the list as it is. */
  readonly placeOf: (orderId: string) => To
  readonly open: (orderId: string) => void
  readonly close: () => void
}

/** Which order is open, as the address says it. */
export function useOpenOrder(): OpenOrder {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const placeOf = useCallback(
    (orderId: string | undefined) => ({ pathname, search: withParams(search, [[OPEN, orderId]]) }),
    [pathname, search],
  )
  const go = (orderId: string | undefined, replace: boolean) => {
    const to = placeOf(orderId)
    if (to.search !== search) void navigate(to, { replace })
  }
  return {
    openId: readId(new URLSearchParams(search).get(OPEN)),
    placeOf,
    open: (orderId) => go(orderId, false),
    close: () => go(undefined, true),
  }
}
