import type { DealDetail } from '@bookrunner/contract/deals'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api.ts'

export interface Reach {
  readonly houses: number
  readonly people: number
}

/** The number of investor institutions a deal is addressed to, and of people notified there. */
export function useReach({ terms, header }: DealDetail): Reach | undefined {
  const { addressed } = terms
  const { data } = useQuery({
    queryKey: ['deals', 'reach', header.dealId, addressed],
    queryFn: () => api.deals.getInvestorList({ addressed }),
    // The dialog works without this number.
    meta: { failure: 'ignored' },
  })
  if (!data) return undefined
  const reached = data.list.filter((entity) => entity.addressed)
  return { houses: reached.length, people: reached.reduce((sum, { users }) => sum + users, 0) }
}
