import type { ReplyOf } from '@bookrunner/contract'
import type { ordersCalls } from '@bookrunner/contract/orders'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api.ts'
import { useReader } from '../../deals/parts/index.ts'
import { BOOK } from '../parts/query-keys.ts'

export type ManagerVersion = ReplyOf<typeof ordersCalls.getOrderLog>['list'][number]
export type OrderDeed = ReplyOf<typeof ordersCalls.getOrderLog>['acts'][number]

/** Every version of an order, newest first; asked for again with each new one, and with each new stamp of the book's. */
export function useOrderLog(orderId: string, version: number, stamp = '') {
  const { lang } = useReader()
  return useQuery({
    queryKey: [...BOOK, 'log', orderId, version, lang, stamp],
    queryFn: () => api.orders.getOrderLog({ orderId }),
    placeholderData: keepPreviousData,
    meta: { failure: 'said' },
  })
}

/** One order, whole; asked for again as soon as the book says something else of it, and shown until that is there. */
export function useBookOrder(orderId: string, stamp: string) {
  const { lang } = useReader()
  return useQuery({
    queryKey: [...BOOK, 'one', orderId, lang, stamp],
    queryFn: () => api.orders.getOrderDetailForBook({ orderId }),
    placeholderData: keepPreviousData,
    retry: false,
    meta: { failure: 'said' },
  })
}
