import { dealSubject } from '@bookrunner/contract/deals'
import type { SnapshotOf } from '@bookrunner/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { untilRead } from '../../../platform/query.ts'
import { useLive } from '../../../platform/use-live.ts'
import { dealQuery } from '../deal-query.ts'
import { useReader } from '../parts/index.ts'
import { isNews } from './news.ts'

type State = SnapshotOf<typeof dealSubject>

/**
 * One deal, live. A message updates the header at once, so that header and countdown never wait, and reloads the rest.
 * A message that arrives while the deal loads is applied after it.
 */
export function useDeal(dealId: string) {
  const { lang } = useReader()
  const client = useQueryClient()
  const query = useQuery({
    ...dealQuery(dealId, lang),
    ...untilRead,
    enabled: dealId !== '',
    meta: { failure: 'shown' },
  })
  const [live, setLive] = useState<State>()
  useLive(dealSubject, dealId, {
    snapshot: setLive,
    changes: (states) => setLive(states.at(-1)),
  })
  // Once for each message: comparing again would reload forever if message and reply differ.
  const { isSuccess } = query
  useEffect(() => {
    const shown = client.getQueryData(dealQuery(dealId, lang).queryKey)
    if (!live || !shown || !isNews(shown, live)) return
    client.setQueryData(dealQuery(dealId, lang).queryKey, { ...shown, header: live.header })
    for (const kind of ['detail', 'log']) void client.invalidateQueries({ queryKey: ['deals', kind, dealId] })
  }, [client, dealId, lang, live, isSuccess])
  return query
}
