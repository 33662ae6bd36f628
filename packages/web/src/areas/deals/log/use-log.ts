import type { ReplyOf } from '@bookrunner/contract'
import {
  dealLogTexts,
  kindOfLine,
  type DealLogCode,
  type DealLogKind,
  type dealsCalls,
} from '@bookrunner/contract/deals'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../platform/api.ts'
import { useReader } from '../parts/index.ts'

export type LogPage = ReplyOf<typeof dealsCalls.getDealLog>
export type LogLine = LogPage['list'][number]

export interface LogFilter {
  readonly kinds: readonly DealLogKind[]
  readonly actorId: string | undefined
  readonly from: string | undefined
  readonly until: string | undefined
}
export const everything: LogFilter = { kinds: [], actorId: undefined, from: undefined, until: undefined }
export const isEverything = ({ kinds, actorId, from, until }: LogFilter): boolean =>
  kinds.length === 0 && !actorId && !from && !until

const codes = Object.keys(dealLogTexts) as readonly DealLogCode[]

/** Lines of these kinds as the call takes them: comma separated codes. */
const codesOf = (kinds: readonly DealLogKind[]): string | undefined =>
  kinds.length === 0 ? undefined : codes.filter((code) => kinds.includes(kindOfLine(code))).join(',')

/** What the call is asked for; what is not filtered by is left out. */
export const askedOf = ({ kinds, actorId, from, until }: LogFilter) => {
  const code = codesOf(kinds)
  return {
    ...(code && { code }),
    ...(actorId && { actorId }),
    ...(from && { from }),
    ...(until && { until }),
  }
}

/** §9. */
const FIRST_SIZE = 15

/** The log page by page, newest first; the page before stays until the next one is there. */
export function useLog(dealId: string) {
  const { lang } = useReader()
  const [filter, setFilter] = useState(everything)
  const [page, setPage] = useState({ pageNum: 1, pageSize: FIRST_SIZE })
  const asked = { dealId, ...askedOf(filter), ...page }
  const query = useQuery({
    queryKey: ['deals', 'log', dealId, lang, asked],
    queryFn: () => api.deals.getDealLog(asked),
    placeholderData: keepPreviousData,
    meta: { failure: 'said' },
  })
  return {
    query,
    filter,
    page,
    setPage,
    setFilter: (next: LogFilter) => {
      setFilter(next)
      setPage({ ...page, pageNum: 1 })
    },
  }
}
