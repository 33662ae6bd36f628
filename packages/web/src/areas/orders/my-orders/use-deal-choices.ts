import type { InvestorOrder } from '@bookrunner/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api.ts'

type Choice = Pick<InvestorOrder['deal'], 'dealId' | 'name'>

/** So many of the newest orders say which deals there are to choose from. */
const newest = { pageNum: 1, pageSize: 500, sortField: 'shownAt', sortOrder: 'desc' } as const

/** Deals on which one's house has orders, by name, once they are looked for; the one that is chosen is among them. */
export function useDealChoices(chosen: string | undefined, looking: boolean): readonly Choice[] {
  const { data } = useQuery({
    queryKey: ['orders', 'choices'],
    queryFn: ({ signal }) => api.orders.myOrder(newest, { signal }),
    enabled: looking || chosen !== undefined,
    meta: { failure: 'said' },
  })
  const known = new Map(data?.list.map(({ deal }) => [deal.dealId, { dealId: deal.dealId, name: deal.name }]))
  if (chosen && !known.has(chosen)) known.set(chosen, { dealId: chosen, name: data ? chosen : '…' })
  return [...known.values()].toSorted((one, other) => one.name.localeCompare(other.name))
}
