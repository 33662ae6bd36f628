import { dealSubject, type DealHeader } from '@bookrunner/contract/deals'
import { useQueryClient } from '@tanstack/react-query'
import { useListQuery } from '../../../kit/list-page/index.ts'
import { api } from '../../../platform/api.ts'
import { useLive } from '../../../platform/use-live.ts'
import type { DealList } from './deal-list.ts'
import { abilitiesMayDiffer, withHeader, type DealPage } from './rows.ts'

export type Scope = 'board' | 'mine'

const LIST = ['deals', 'list'] as const
/** Nothing announces a colleague's new draft: lists look for it now and then. */
const LOOK_MS = 30_000

/** A page of deals, as the server gives it and as it changes live. */
export const useDeals = (scope: Scope, { address, state }: DealList) =>
  useListQuery({
    key: LIST,
    query: { scope, ...address.queryOf(state) },
    call: api.deals.dealList,
    everyMs: LOOK_MS,
  })

/** Watches one deal while its card or row is on the screen. */
export function useLiveHeader(dealId: string): void {
  const client = useQueryClient()
  const take = (header: DealHeader) => {
    let asked = false
    client.setQueriesData<DealPage>({ queryKey: LIST }, (page) => {
      if (!page) return page
      asked ||= abilitiesMayDiffer(
        page.list.find((row) => row.dealId === dealId),
        header,
      )
      return withHeader(page, header)
    })
    if (asked) void client.invalidateQueries({ queryKey: LIST })
  }
  useLive(dealSubject, dealId, {
    snapshot: ({ header }) => take(header),
    changes: (states) => {
      const newest = states.at(-1)
      if (newest) take(newest.header)
    },
    // A draft that was deleted, a deal that has left one's sight.
    refused: () => void client.invalidateQueries({ queryKey: LIST }),
  })
}
