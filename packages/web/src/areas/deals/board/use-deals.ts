import { dealSubject, type DealHeader } from '@bookrunner/contract/deals'
import { useQueryClient } from '@tanstack/react-query'
import { useListQuery } from '../../../kit/list-page/index.ts'
import { api } from '../../../platform/api.ts'
import { putIntoLists } from '../../../platform/query.ts'
import { useLive } from '../../../platform/use-live.ts'
import type { DealList } from './deal-list.ts'
import { abilitiesMayDiffer, withHeader, type DealPage } from './rows.ts'

export type Scope = 'board' | 'mine'

const LIST = ['deals', 'list'] as const
/** No live message announces a colleague's new draft, so lists poll. */
const LOOK_MS = 30_000

/** A page of deals with live updates. */
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
    let needsReload = false
    putIntoLists<DealPage>(client, LIST, (page) => {
      needsReload ||= abilitiesMayDiffer(
        page.list.find((row) => row.dealId === dealId),
        header,
      )
      return withHeader(page, header)
    })
    if (needsReload) void client.invalidateQueries({ queryKey: LIST })
  }
  useLive(dealSubject, dealId, {
    snapshot: ({ header }) => take(header),
    changes: (states) => {
      const newest = states.at(-1)
      if (newest) take(newest.header)
    },
    // The draft was deleted, or the reader may no longer see the deal.
    refused: () => void client.invalidateQueries({ queryKey: LIST }),
  })
}
