import type { InvestorOrder } from '@bookrunner/contract/orders'
import { orderStatuses } from '@bookrunner/domain/orders'
import { useCallback, useState } from 'react'
import { useLocation, useNavigate, type To } from 'react-router'
import { anId, ListAddress, manyOf, readId, useList, withParams } from '../../../kit/list-page/index.ts'
import { useOwnOrders } from '../parts/use-own-orders.ts'
import { steady } from './steady.ts'

const orderAddress = new ListAddress({
  // The list of deals below uses `q`, `status` and others without a prefix.
  prefix: 'o',
  filters: { status: manyOf(orderStatuses), dealId: anId('deal') },
  sorts: ['number', 'deal', 'status', 'size', 'shownAt', 'submittedAt'],
})

export const useOrderList = () => useList('my-orders', orderAddress)
export type OrderList = ReturnType<typeof useOrderList>

export const idOf = ({ order }: InvestorOrder): string => order.id

interface ShownRows {
  readonly query: string
  readonly list: readonly InvestorOrder[] | undefined
  readonly rows: readonly InvestorOrder[]
}

/** A page of own orders. Changed rows keep their place while somebody reads; other filters sort again. */
export function useOrderRows({ address, state }: OrderList) {
  const request = address.queryOf(state)
  const loaded = useOwnOrders(request)
  const query = JSON.stringify(request)
  const list = loaded.isPlaceholderData ? undefined : loaded.data?.list
  const [shown, setShown] = useState<ShownRows>({ query: '', list: undefined, rows: [] })
  if (list && list !== shown.list) {
    const before = query === shown.query ? shown.rows.map(idOf) : []
    setShown({ query, list, rows: steady(before, list, idOf) })
  }
  return { loaded, rows: shown.rows }
}

/** The URL parameter of the open order. */
const OPEN = 'order'

export interface OpenOrder {
  readonly openId: string | undefined
  /** The URL that opens an order beside the list. */
  readonly placeOf: (orderId: string) => To
  readonly open: (orderId: string) => void
  readonly close: () => void
}

/** The open order, from the URL. */
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
