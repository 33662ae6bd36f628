import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../platform/api.ts'
import { useReader } from '../../deals/parts/index.ts'
import { sent, type BulkRow } from './rows.ts'
import { refusedAs, tried, type Tried } from './tried.ts'

/** So long nothing is changed before it is tried: a row is mended cell by cell. */
const PAUSE_MS = 300

interface TriedRequest {
  readonly dealId: string
  readonly rows: readonly BulkRow[]
  /** Another for each state of the list. */
  readonly state: string
  /** The book is closed. A try needs a reason like any other; it is kept nowhere. */
  readonly closed: boolean
}

/** What entering the rows would come to, as the server judges it, again after each change. */
export function useTried({ dealId, rows, state, closed }: TriedRequest) {
  const { lang } = useReader()
  const [settled, setSettled] = useState(state)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(state), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [state])
  const asked = sent(rows)
  const query = useQuery({
    queryKey: ['orders', 'bulk', dealId, settled, closed, lang],
    enabled: settled === state && asked.length > 0,
    queryFn: async ({ signal }): Promise<Tried> => {
      const input = { dealId, rows: asked.map(({ cells }) => cells), ...(closed && { reason: '–' }) }
      try {
        return tried(await api.orders.newOrders(input, { dryRun: true, signal }))
      } catch (fault) {
        return refusedAs(fault, asked)
      }
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { failure: 'said' },
  })
  const current = settled === state && !query.isPlaceholderData && !query.isFetching
  return {
    last: query.data,
    current: current ? query.data : undefined,
    error: query.error,
    again: query.refetch,
  }
}
