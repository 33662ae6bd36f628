import type { ListedDeal } from '@bookrunner/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api.ts'

type Choice = Pick<ListedDeal, 'dealId' | 'name'>

/** Deals to choose from come from this many newest orders. */
const newest = { pageNum: 1, pageSize: 500, sortField: 'shownAt', sortOrder: 'desc' } as const

/** Deals with orders of the house, by name, loaded when needed; the chosen one is always included. */
export function useDealChoices(chosen: string | undefined, looking: boolean): readonly Choice[] {
  const { data } = useQuery({
    queryKey: ['orders', 'choices'],
    queryFn: ({ signal }) => api.orders.myOrder(newest, { signal }),
    enabled: looking || chosen !== undefined,
    meta: { failure: 'shown' },
  })
  const known = new Map(data?.deals.map(({ dealId, name }) => [dealId, { dealId, name }]))
  if (chosen && !known.has(chosen)) known.set(chosen, { dealId: chosen, name: data ? chosen : '…' })
  return [...known.values()].toSorted((one, other) => one.name.localeCompare(other.name))
}
