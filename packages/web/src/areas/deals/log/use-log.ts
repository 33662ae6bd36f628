import type { ReplyOf } from '@bookrunner/contract'
import {
  dealLogKinds,
  dealLogTexts,
  kindOfLine,
  type DealLogCode,
  type DealLogKind,
  type dealsCalls,
} from '@bookrunner/contract/deals'
import { aDay, anId, ListAddress, manyOf, useList, useListQuery } from '../../../kit/list-page/index.ts'
import { api } from '../../../platform/api.ts'

export type LogLine = ReplyOf<typeof dealsCalls.getDealLog>['list'][number]

const logAddress = new ListAddress({
  prefix: 'log-',
  filters: {
    kinds: manyOf(dealLogKinds),
    actorId: anId('who'),
    from: aDay('days'),
    until: aDay('days'),
  },
  sorts: ['seq'],
})

const codes = Object.keys(dealLogTexts) as readonly DealLogCode[]

/** The call filters by the codes of lines, of which a kind has several, and knows no keyword. */
function byCode<Filter extends { readonly kinds?: string; readonly keyword?: string }>(
  { kinds: _, keyword: _none, ...filter }: Filter,
  kinds: readonly DealLogKind[],
) {
  const code = codes.filter((each) => kinds.includes(kindOfLine(each))).join(',')
  return { ...filter, ...(code && { code }) }
}

/** The log page by page, newest first. */
export function useLog(dealId: string) {
  const list = useList('deal-log', logAddress)
  const { state } = list
  const loaded = useListQuery({
    key: ['deals', 'log', dealId],
    query: { dealId, ...byCode(logAddress.queryOf(state), state.kinds) },
    call: api.deals.getDealLog,
  })
  return {
    list,
    loaded,
    download: () => api.deals.downloadDealLog({ dealId, ...byCode(logAddress.filterOf(state), state.kinds) }),
  }
}
