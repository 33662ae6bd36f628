import { dealSubject } from '@bookrunner/contract/deals'
import type { ReplyOf } from '@bookrunner/contract'
import type { bookCalls } from '@bookrunner/contract/book'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../platform/api.ts'
import { useLive } from '../../platform/use-live.ts'
import { useReader } from '../deals/parts/index.ts'
import { BOOK } from '../orders/index.ts'

export type Book = ReplyOf<typeof bookCalls.bookOrderList>
export type BookRow = Book['list'][number]

/** Looked at whatever is told, should news have been lost. */
const LOOK_MS = 10_000
/** In the last minutes news comes many times a second; a book is read anew once for several of them. */
const GATHER_MS = 300

/**
 * A deal's book at one numbered state. Whatever is written to its deal moves the deal's number: a book that is older
 * is asked for again, one question at a time.
 */
export function useBook(dealId: string) {
  const { lang } = useReader()
  const [told, setTold] = useState(0)
  const query = useQuery({
    queryKey: [...BOOK, dealId, lang],
    queryFn: () => api.book.bookOrderList({ dealId }),
    refetchInterval: LOOK_MS,
    meta: { failure: 'said' },
  })
  useLive(dealSubject, dealId, {
    snapshot: (_, seq) => setTold(seq),
    changes: (_, seq) => setTold(seq),
  })
  const { data, isFetching, isError, refetch } = query
  const behind = data !== undefined && told > data.seq && !isFetching && !isError
  useEffect(() => {
    if (!behind) return undefined
    const timer = setTimeout(() => void refetch(), GATHER_MS)
    return () => clearTimeout(timer)
  }, [behind, refetch])
  return query
}
