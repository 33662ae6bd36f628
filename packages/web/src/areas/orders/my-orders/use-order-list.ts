import type { InvestorOrder } from '@bookrunner/contract/orders'
import { useState } from 'react'
import { useOwnOrders } from '../parts/use-own-orders.ts'
import { asQuery, type OrderFilters } from './filters.ts'
import { steady } from './steady.ts'

const idOf = ({ order }: InvestorOrder): string => order.id

interface Shown {
  readonly asked: string
  readonly list: readonly InvestorOrder[] | undefined
  readonly rows: readonly InvestorOrder[]
}

/** A page of one's orders. What changes while it is read keeps its place; another question begins anew. */
export function useOrderList(filters: OrderFilters) {
  const query = useOwnOrders(asQuery(filters))
  const asked = JSON.stringify(asQuery(filters))
  const list = query.isPlaceholderData ? undefined : query.data?.list
  const [shown, setShown] = useState<Shown>({ asked: '', list: undefined, rows: [] })
  if (list && list !== shown.list) {
    const before = asked === shown.asked ? shown.rows.map(idOf) : []
    setShown({ asked, list, rows: steady(before, list, idOf) })
  }
  return { query, rows: shown.rows }
}
