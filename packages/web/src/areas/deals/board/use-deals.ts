import { dealSubject, type DealFace } from '@bookrunner/contract/deals'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/api.ts'
import { useLive } from '../../../platform/use-live.ts'
import { useReader } from '../parts/index.ts'
import { asQuery, type Filters } from './filters.ts'
import { abilitiesMayDiffer, withFace, type DealPage } from './rows.ts'

export type Scope = 'board' | 'mine'

const LIST = ['deals', 'list'] as const
/** A colleague's new draft is told to nobody: lists look for it now and then. */
const LOOK_MS = 30_000

/** A page of deals, as the server gives it and as it changes live. */
export function useDeals(scope: Scope, filters: Filters) {
  const { lang } = useReader()
  const query = { scope, ...asQuery(filters) }
  return useQuery({
    queryKey: [...LIST, query, lang],
    queryFn: ({ signal }) => api.deals.dealList(query, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_MS,
    meta: { failure: 'said' },
  })
}

/** Watches one deal while its card or row is on the screen. */
export function useLiveFace(dealId: string): void {
  const client = useQueryClient()
  const take = (face: DealFace) => {
    let asked = false
    client.setQueriesData<DealPage>({ queryKey: LIST }, (page) => {
      if (!page) return page
      asked ||= abilitiesMayDiffer(
        page.list.find((row) => row.dealId === dealId),
        face,
      )
      return withFace(page, face)
    })
    if (asked) void client.invalidateQueries({ queryKey: LIST })
  }
  useLive(dealSubject, dealId, {
    snapshot: ({ face }) => take(face),
    changes: (states) => {
      const newest = states.at(-1)
      if (newest) take(newest.face)
    },
    // A draft that was deleted, a deal that has left one's sight.
    refused: () => void client.invalidateQueries({ queryKey: LIST }),
  })
}
