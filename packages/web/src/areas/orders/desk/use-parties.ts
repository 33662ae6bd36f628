import type { DealDetail } from '@bookrunner/contract/deals'
import { relationsOf, type Holder, type Relation } from '@bookrunner/domain/orders'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../../platform/api.ts'
import { useReader } from '../../deals/parts/index.ts'

/** The groups of a deal's own parties, by entity. */
export type Groups = readonly { readonly entityId: string; readonly groupId: string | null }[]

/** Who may be entered for: reviewed investors, those the deal is addressed to among them. */
export function useInvestors({ header, terms }: DealDetail, wanted: boolean) {
  const { lang } = useReader()
  return useQuery({
    queryKey: ['orders', 'investors', header.dealId, terms.addressed, lang],
    queryFn: () => api.deals.getInvestorList({ addressed: terms.addressed }),
    enabled: wanted,
    staleTime: 60_000,
    meta: { failure: 'said' },
  })
}

/** What of an investor its flags follow from. */
export type Party = Readonly<Pick<Holder, 'entityId' | 'groupId' | 'underwrites'>>

/** How an investor stands to the deal, whatever anybody says. */
export const useMandatory = (
  investor: Party | undefined,
  { shared }: DealDetail,
  groups: Groups,
): Relation[] =>
  useMemo(
    () =>
      investor
        ? relationsOf(investor, shared, new Map(groups.map(({ entityId, groupId }) => [entityId, groupId])))
        : [],
    [investor, shared, groups],
  )
