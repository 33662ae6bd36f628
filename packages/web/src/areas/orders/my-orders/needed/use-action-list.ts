import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { api } from '../../../../platform/api.ts'
import { langStore } from '../../../../platform/language.ts'
import { useStore } from '../../../../platform/store.ts'
import { OWN } from '../../parts/query-keys.ts'
import { nextRows, type ActionRow } from './action-list.ts'

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
      return [...tests.list, ...pushes.list, ...open.list]
    },
    refetchInterval: LOOK_MS,
    meta: { failure: 'shown' },
  })
}

type OrdersInRounds = ReturnType<typeof useOrdersInRounds>['data']

interface ShownList {
  readonly orders: OrdersInRounds
  readonly rows: readonly ActionRow[]
  /** Orders whose confirmation was read. */
  readonly gone: ReadonlySet<string>
}

const nothing: ShownList = { orders: undefined, rows: [], gone: new Set() }

/** Orders that need an answer, the soonest close first. An answered one stays until `leave`. */
export function useActionList() {
  const { data } = useOrdersInRounds()
  const [shown, setShown] = useState(nothing)
  if (data && data !== shown.orders) {
    const rows = nextRows(shown.rows, data, shown.gone)
    // An order in a new round can be answered again.
    const open = new Set(rows.filter(({ done }) => !done).map(({ order }) => order.order.id))
    setShown({ orders: data, rows, gone: new Set([...shown.gone].filter((id) => !open.has(id))) })
  }
  const leave = useCallback(
    (orderId: string) =>
      setShown((before) => ({
        ...before,
        rows: before.rows.filter(({ order, done }) => !done || order.order.id !== orderId),
        gone: new Set([...before.gone, orderId]),
      })),
    [],
  )
  return { rows: shown.rows, leave }
}
