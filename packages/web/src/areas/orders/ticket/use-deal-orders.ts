import type { PublishedDeal } from '@bookrunner/contract/deals'
import type { InvestorOrder } from '@bookrunner/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../../platform/api.ts'
import { useReader } from '../../deals/parts/index.ts'
import { useDealOwnOrders } from '../parts/use-own-orders.ts'
import type { TicketDeal } from './deal-context.ts'
import { orderDealOf, type Banks } from './order-deal.ts'

export interface DealOrders {
  readonly deal: TicketDeal
  readonly orders: readonly InvestorOrder[] | undefined
  readonly failed: Error | null
  readonly again: () => void
}

/** The published banks until the syndicate's list is loaded, the coordinator first. */
const publishedBanks = ({ banks }: PublishedDeal): Banks => {
  const usual = banks.find(({ roles }) => roles.includes('OC')) ?? banks[0]
  return banks.map((bank) => ({
    ...bank,
    bnd: bank.roles.includes('BND'),
    usual: bank.entityId === usual?.entityId,
  }))
}

/** The house's orders on a deal, and the deal as input of the rules. */
export function useDealOrders(published: PublishedDeal): DealOrders {
  const { lang } = useReader()
  const { dealId } = published.header
  const own = useDealOwnOrders(dealId)
  const banks = useQuery({
    queryKey: ['deals', 'banks', dealId, lang],
    queryFn: ({ signal }) => api.deals.getBndByList({ dealId }, { signal }),
    // The published banks replace it.
    meta: { failure: 'ignored' },
  })
  const list = banks.data?.list
  const deal = useMemo(() => {
    const known = list ?? publishedBanks(published)
    return { published, banks: known, rules: orderDealOf(published, known) }
  }, [published, list])
  return {
    deal,
    orders: own.data?.list,
    failed: own.data ? null : own.error,
    again: () => void own.refetch(),
  }
}
