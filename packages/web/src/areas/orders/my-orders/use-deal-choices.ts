import type { InvestorOrder } from '@bookrunner/contract/orders'
import { useOwnOrders } from '../parts/use-own-orders.ts'

type Choice = Pick<InvestorOrder['deal'], 'dealId' | 'name'>

/** So many of the newest orders say which deals there are to choose from. */
const ENOUGH = 500

/** Deals on which one's house has orders, by name; the one that is chosen already is among them. */
export function useDealChoices(chosen: string | undefined): readonly Choice[] {
  const { data } = useOwnOrders({ pageNum: 1, pageSize: ENOUGH, sortField: 'shownAt', sortOrder: 'desc' })
  const known = new Map(data?.list.map(({ deal }) => [deal.dealId, { dealId: deal.dealId, name: deal.name }]))
  if (chosen && !known.has(chosen)) known.set(chosen, { dealId: chosen, name: chosen })
  return [...known.values()].toSorted((one, other) => one.name.localeCompare(other.name))
}
