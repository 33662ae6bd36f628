import { withDeals } from '@bookrunner/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../../platform/api.ts'
import { langStore } from '../../../../platform/language.ts'
import { useStore } from '../../../../platform/store.ts'
import { OWN } from '../../parts/query-keys.ts'
import { nextRows, openFirst, type ActionRow } from './action-list.ts'

const LOOK_MS = 30_000
const drafts = { status: 'Draft', pageNum: 1, pageSize: 500 } as const

/** The house's orders in tests and FPG, answered or not, and drafts with intentions. */
function useOrdersInRounds() {
  const lang = useStore(langStore)
  return useQuery({
    queryKey: [...OWN, 'rounds', lang],
    queryFn: async ({ signal }) => {
      const [tests, pushes, open] = await Promise.all([
        api.orders.getTestOrder({}, { signal }),
        api.orders.getFpgOrder({}, { signal }),
        api.orders.myOrder(drafts, { signal }),
      ])
      return [...tests.list, ...pushes.list, ...withDeals(open)]
    },
    refetchInterval: LOOK_MS,
    meta: { failure: 'shown' },
  })
}

type OrdersInRounds = ReturnType<typeof useOrdersInRounds>['data']

interface ShownList {
  readonly orders: OrdersInRounds
  readonly rows: readonly ActionRow[]
}

/**
 * Orders that need an answer, the soonest close first. Answered ones stay until the page is left. The order is decided
 * when the page is opened or comes back to the front, never while somebody looks at it.
 */
export function useActionList(): readonly ActionRow[] {
  const { data } = useOrdersInRounds()
  const [shown, setShown] = useState<ShownList>({ orders: undefined, rows: [] })
  if (data && data !== shown.orders) setShown({ orders: data, rows: nextRows(shown.rows, data) })
  useEffect(() => {
    const reopen = () => {
      if (!document.hidden) setShown(({ orders, rows }) => ({ orders, rows: openFirst(rows) }))
    }
    document.addEventListener('visibilitychange', reopen)
    return () => document.removeEventListener('visibilitychange', reopen)
  }, [])
  return shown.rows
}
