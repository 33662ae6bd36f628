import type { DealDetail } from '@bookrunner/contract/deals'
import { relationsOf, type Holder, type Relation } from '@bookrunner/domain/orders'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../../platform/api.ts'
import { useReader } from '../../deals/parts/index.ts'

/** The groups of a deal's own parties, by entity. */
export type Groups = readonly { readonly entityId: string; readonly groupId: string | null }[]

/** Investors that orders can be entered for; those invited to the deal are marked. */
export function useInvestors({ header, terms }: DealDetail, enabled: boolean) {
  const { lang } = useReader()
  return useQuery({
    queryKey: ['orders', 'investors', header.dealId, terms.addressed, lang],
    queryFn: () => api.deals.getInvestorList({ addressed: terms.addressed }),
    enabled,
    staleTime: 60_000,
    meta: { failure: 'shown' },
  })
}

/** The part of an investor that decides the flags. */
export type Party = Readonly<Pick<Holder, 'entityId' | 'groupId' | 'underwrites'>>

/** The relations of an investor to the deal that follow from their records. */
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
