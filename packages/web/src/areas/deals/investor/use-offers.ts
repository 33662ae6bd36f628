import type { ReplyOf } from '@bookrunner/contract'
import { offerSubject, type dealsCalls, type PublishedDeal } from '@bookrunner/contract/deals'
import { isSame } from '@bookrunner/domain/kernel'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/api.ts'
import { putIntoLists, untilRead } from '../../../platform/query.ts'
import { useLive } from '../../../platform/use-live.ts'
import { useListQuery } from '../../../kit/list-page/index.ts'
import type { DealList } from '../board/deal-list.ts'
import { withHeader } from '../board/rows.ts'
import { useReader } from '../parts/index.ts'

type OfferPage = ReplyOf<typeof dealsCalls.investorDealList>
export type Offer = OfferPage['list'][number]

const LIST = ['deals', 'offers'] as const
const LOOK_MS = 30_000
const sortable = ['name', 'status', 'closesAt', 'updatedAt'] as const

/** The filters of the board without those for managers. */
function queryOf({ address, state }: DealList) {
  const { pageNum, pageSize, keyword, status, currency } = address.queryOf(state)
  const sortField = sortable.find((name) => name === state.sort?.field)
  return {
    pageNum,
    pageSize,
    ...(keyword && { keyword }),
    ...(status && { status }),
    ...(currency && { currency }),
    ...(sortField && { sortField, sortOrder: state.sort?.order ?? 'asc' }),
  }
}

export const useOffers = (list: DealList) =>
  useListQuery({
    key: LIST,
    query: queryOf(list),
    call: api.deals.investorDealList,
    everyMs: LOOK_MS,
  })

/** Watches one offered deal while its card is on the screen. */
export function useLiveOffer(dealId: string): void {
  const client = useQueryClient()
  const take = (header: Offer) => putIntoLists<OfferPage>(client, LIST, (page) => withHeader(page, header))
  useLive(offerSubject, dealId, {
    snapshot: ({ header }) => take(header),
    changes: (states) => {
      const newest = states.at(-1)
      if (newest) take(newest.header)
    },
    refused: () => void client.invalidateQueries({ queryKey: LIST }),
  })
}

/** Watches another tranche of the announcement and reloads the deal when it changes. */
export function useBeside(dealId: string, beside: PublishedDeal['tranches'][number]): void {
  const client = useQueryClient()
  const again = () => void client.invalidateQueries({ queryKey: ['deals', 'offer', dealId] })
  useLive(offerSubject, beside.dealId, {
    snapshot: ({ header }) => {
      const shown = Object.keys(beside) as (keyof typeof beside)[]
      if (!shown.every((field) => isSame(header[field], beside[field]))) again()
    },
    changes: again,
    refused: again,
  })
}

/** One offered deal; loaded again after each publication. */
export function useOffer(dealId: string) {
  const { lang } = useReader()
  const client = useQueryClient()
  const key = ['deals', 'offer', dealId, lang]
  const offer = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.deals.investorDealDetail({ dealId }, { signal }),
    ...untilRead,
    meta: { failure: 'shown' },
  })
  const take = (header: Offer) => {
    client.setQueryData<PublishedDeal>(key, (known) => known && { ...known, header })
    void client.invalidateQueries({ queryKey: key })
  }
  useLive(offerSubject, dealId, {
    snapshot: ({ header }) => {
      const known = client.getQueryData<PublishedDeal>(key)
      if (known && known.header.updatedAt !== header.updatedAt) take(header)
    },
    changes: (states) => {
      const newest = states.at(-1)
      if (newest) take(newest.header)
    },
    // No longer offered to this house: the reload gets the refusal.
    refused: () => void client.invalidateQueries({ queryKey: key }),
  })
  return offer
}
