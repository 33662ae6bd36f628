import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../platform/api.ts'
import { useReader } from '../../deals/parts/index.ts'
import { includedRows, type BulkRow } from './rows.ts'
import { resultOfRefusal, acceptedResult, type CheckResult } from './check-result.ts'

/** The pause after a change before the check. */
const PAUSE_MS = 300

interface CheckRequest {
  readonly dealId: string
  readonly rows: readonly BulkRow[]
  /** Changes with each change of the list. */
  readonly state: string
  /** The book is closed. A check needs a reason like any write; it is not stored. */
  readonly closed: boolean
}

/** Asks the server what entering the rows would give, after each change. */
export function useCheck({ dealId, rows, state, closed }: CheckRequest) {
  const { lang } = useReader()
  const [settled, setSettled] = useState(state)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(state), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [state])
  const included = includedRows(rows)
  const query = useQuery({
    queryKey: ['orders', 'bulk', dealId, settled, closed, lang],
    enabled: settled === state && included.length > 0,
    queryFn: async ({ signal }): Promise<CheckResult> => {
      const input = { dealId, rows: included.map(({ cells }) => cells), ...(closed && { reason: '–' }) }
      try {
        return acceptedResult(await api.orders.newOrders(input, { dryRun: true, signal }))
      } catch (fault) {
        return resultOfRefusal(fault, included)
      }
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { failure: 'shown' },
  })
  const current = settled === state && !query.isPlaceholderData && !query.isFetching
  return {
    last: query.data,
    current: current ? query.data : undefined,
    error: query.error,
    again: query.refetch,
  }
}
