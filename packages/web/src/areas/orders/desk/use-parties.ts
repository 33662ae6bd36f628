import type { DealDetail } from '@bookrunner/contract/deals'
import { relationsOf, type Holder, type Relation } from '@bookrunner/domain/orders'
import { useMemo } from 'react'

/** The groups of a deal's own parties, by entity. */
export type Groups = readonly { readonly entityId: string; readonly groupId: string | null }[]

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
