import type { ReplyOf } from '@bookrunner/contract'
import type { bookCalls } from '@bookrunner/contract/book'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api.ts'

export type Message = ReplyOf<typeof bookCalls.getBookMessages>['list'][number]
export type Messages = ReturnType<typeof useMessages>

/** The messages of a book, newest first; refreshed, because others may add one. */
export const useMessages = (dealId: string) =>
  useQuery({
    queryKey: ['book', 'messages', dealId],
    queryFn: () => api.book.getBookMessages({ dealId }),
    refetchInterval: 10_000,
    meta: { failure: 'shown' },
  })
