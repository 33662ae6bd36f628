import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { filtersIn, openIn, withFilters, withOpen, type OrderFilters } from './filters.ts'

/** What the page shows stands in its address: filters, page, and the order that is open. */
export function useAddress() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const go = useCallback(
    (wanted: string, replace: boolean) => {
      if (wanted !== search) void navigate({ pathname, search: wanted }, { replace })
    },
    [pathname, search, navigate],
  )
  const filters = useMemo(() => filtersIn(search), [search])
  const change = useCallback(
    (next: OrderFilters, { replace } = { replace: false }) => go(withFilters(search, next), replace),
    [go, search],
  )
  return {
    filters,
    change,
    openId: openIn(search),
    /** Where an order is opened beside the list as it is. */
    placeOf: useCallback(
      (orderId: string) => ({ pathname, search: withOpen(search, orderId) }),
      [pathname, search],
    ),
    open: useCallback((orderId: string) => go(withOpen(search, orderId), false), [go, search]),
    close: useCallback(() => go(withOpen(search, undefined), true), [go, search]),
  }
}
