import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'

interface ChartQuery<Reply> {
  readonly key: readonly unknown[]
  /** The state that is on the screen. */
  readonly seq: number
  readonly enabled?: boolean
  readonly ask: () => Promise<Reply>
}

/** A chart that is asked for follows the book, once for several changes of it. */
const GATHER_MS = 800

/** A reply that says which state it is of, asked for again while the book on the screen is a later one. */
export function useAsked<Reply extends { readonly seq: number }>(
  given: ChartQuery<Reply>,
): UseQueryResult<Reply> {
  const { key, seq, enabled = true, ask } = given
  const query = useQuery({
    queryKey: ['book-chart', ...key],
    queryFn: ask,
    enabled,
    placeholderData: keepPreviousData,
    meta: { failure: 'said' },
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
