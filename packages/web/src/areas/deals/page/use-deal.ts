import { dealSubject } from '@bookrunner/contract/deals'
import type { SnapshotOf } from '@bookrunner/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLive } from '../../../platform/use-live.ts'
import { dealQuery } from '../deal-query.ts'
import { useReader } from '../parts/index.ts'
import { isNews } from './news.ts'

type State = SnapshotOf<typeof dealSubject>

/**
 * One deal, whole and live. News brings its header at once, so that header and countdown never wait; the rest is
 * fetched again behind it. News that comes while the deal is still being loaded is looked at when it is there.
 */
export function useDeal(dealId: string) {
  const { lang } = useReader()
  const client = useQueryClient()
  const query = useQuery({
    ...dealQuery(dealId, lang),
    enabled: dealId !== '',
    meta: { failure: 'said' },
  })
  const [told, setTold] = useState<State>()
  useLive(dealSubject, dealId, {
    snapshot: setTold,
    changes: (states) => setTold(states.at(-1)),
  })
  // Once for each news: a second look at the same would fetch for ever where a deal is told as it is not shown.
  const { isSuccess } = query
  useEffect(() => {
    const held = client.getQueryData(dealQuery(dealId, lang).queryKey)
    if (!told || !held || !isNews(held, told)) return
    client.setQueryData(dealQuery(dealId, lang).queryKey, { ...held, header: told.header })
    for (const kind of ['detail', 'log']) void client.invalidateQueries({ queryKey: ['deals', kind, dealId] })
  }, [client, dealId, lang, told, isSuccess])
  return query
}
