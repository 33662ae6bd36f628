import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { api } from '../../../../platform/api.ts'
import { langStore } from '../../../../platform/language.ts'
import { useStore } from '../../../../platform/store.ts'
import { OWN } from '../../parts/query-keys.ts'
import { nextRows, type WantedRow } from './wanted-list.ts'

const LOOK_MS = 30_000
const drafts = { status: 'Draft', pageNum: 1, pageSize: 500 } as const

/** What is asked of the house's orders now: answered or not, and intentions among its drafts. */
function useAsked() {
  const lang = useStore(langStore)
  return useQuery({
    queryKey: [...OWN, 'asked', lang],
    queryFn: async ({ signal }) => {
      const [tests, pushes, open] = await Promise.all([
        api.orders.getTestOrder({}, { signal }),
        api.orders.getFpgOrder({}, { signal }),
        api.orders.myOrder(drafts, { signal }),
      ])
      return [...tests.list, ...pushes.list, ...open.list]
    },
    refetchInterval: LOOK_MS,
    meta: { failure: 'said' },
  })
}

type WantedRequest = ReturnType<typeof useAsked>['data']

interface Shown {
  readonly asked: WantedRequest
  readonly rows: readonly WantedRow[]
  /** Their confirmation was read. */
  readonly gone: ReadonlySet<string>
}

const nothing: Shown = { asked: undefined, rows: [], gone: new Set() }

/** Wanted now, the soonest close first; what was answered here stays until `leave` says that it was read. */
export function useWanted() {
  const { data } = useAsked()
  const [shown, setShown] = useState(nothing)
  if (data && data !== shown.asked) {
    const rows = nextRows(shown.rows, data, shown.gone)
    // What is wanted anew may be answered anew.
    const wanted = new Set(rows.filter(({ done }) => !done).map(({ order }) => order.order.id))
    setShown({ asked: data, rows, gone: new Set([...shown.gone].filter((id) => !wanted.has(id))) })
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
