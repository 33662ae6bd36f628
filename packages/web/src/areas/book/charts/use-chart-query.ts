import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'

interface ChartQuery<Reply> {
  readonly key: readonly unknown[]
  /** The state on the screen. */
  readonly seq: number
  readonly enabled?: boolean
  readonly ask: () => Promise<Reply>
}

/** Several changes of the book within this time cause one request. */
const GATHER_MS = 800

/** The server's figures for a chart, requested again when the book on the screen is newer. */
export function useChartQuery<Reply extends { readonly seq: number }>(
  options: ChartQuery<Reply>,
): UseQueryResult<Reply> {
  const { key, seq, enabled = true, ask } = options
  const query = useQuery({
    queryKey: ['book-chart', ...key],
    queryFn: ask,
    enabled,
    placeholderData: keepPreviousData,
    meta: { failure: 'shown' },
  })
  const { data, isFetching, isError, isPlaceholderData, refetch } = query
  const behind = enabled && data !== undefined && seq > data.seq && !isFetching && !isError
  useEffect(() => {
    if (!behind || isPlaceholderData) return undefined
    const timer = setTimeout(() => void refetch(), GATHER_MS)
    return () => clearTimeout(timer)
  }, [behind, isPlaceholderData, refetch])
  return query
}
