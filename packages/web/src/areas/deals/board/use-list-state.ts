import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { filtersIn, withFilters, type Filters } from './filters.ts'

/** The filters as the address says them, and how to say others. */
export function useListState(): readonly [Filters, (next: Filters, how?: { replace: boolean }) => void] {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const filters = useMemo(() => filtersIn(search), [search])
  const change = useCallback(
    (next: Filters, { replace } = { replace: false }) => {
      const wanted = withFilters(search, next)
      if (wanted !== search) void navigate({ pathname, search: wanted }, { replace })
    },
    [pathname, search, navigate],
  )
  return [filters, change]
}
