import type { ReplyOf } from '@bookrunner/contract'
import type { ordersCalls } from '@bookrunner/contract/orders'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api.ts'
import { useReader } from '../../deals/parts/index.ts'
import { BOOK } from '../parts/query-keys.ts'

export type ManagerVersion = ReplyOf<typeof ordersCalls.getOrderLog>['list'][number]
export type OrderDeed = ReplyOf<typeof ordersCalls.getOrderLog>['acts'][number]

/** Every version of an order, newest first; loaded again with each new version or stamp. */
export function useOrderLog(orderId: string, version: number, stamp = '') {
  const { lang } = useReader()
  return useQuery({
    queryKey: [...BOOK, 'log', orderId, version, lang, stamp],
    queryFn: () => api.orders.getOrderLog({ orderId }),
    placeholderData: keepPreviousData,
    meta: { failure: 'shown' },
  })
}

/** One order; loaded again when the book's row changes, and shown until the new one arrives. */
export function useBookOrder(orderId: string, stamp: string) {
  const { lang } = useReader()
  return useQuery({
    queryKey: [...BOOK, 'one', orderId, lang, stamp],
    queryFn: () => api.orders.getOrderDetailForBook({ orderId }),
    placeholderData: keepPreviousData,
    retry: false,
    meta: { failure: 'shown' },
  })
}
