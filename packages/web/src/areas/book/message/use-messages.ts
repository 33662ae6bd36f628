import type { ReplyOf } from '@bookrunner/contract'
import type { bookCalls } from '@bookrunner/contract/book'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api.ts'

export type Message = ReplyOf<typeof bookCalls.getBookMessages>['list'][number]
export type Messages = ReturnType<typeof useMessages>

/** Those that were made on a book, newest first; somebody else may have made one meanwhile. */
export const useMessages = (dealId: string) =>
  useQuery({
    queryKey: ['book', 'messages', dealId],
    queryFn: () => api.book.getBookMessages({ dealId }),
    refetchInterval: 10_000,
    meta: { failure: 'said' },
  })
