import { dealSubject } from '@bookrunner/contract/deals'
import { mayUse } from '@bookrunner/domain/access'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../platform/api.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useLive } from '../../../platform/use-live.ts'
import { useReader } from '../../deals/parts/index.ts'
import { useAgain } from '../use-again.ts'

/** Permissions to read a launched allocation; the role in the deal decides what is in it. */
const reading = [
  'board_order_assign',
  'mydeal_order_assign',
  'board_order_book',
  'mydeal_order_book',
] as const

/** The progress of a deal's launched allocation, live or as it was loaded; no data for a reader who may not see it. */
export function useStanding(dealId: string, { live = false } = {}) {
  const { lang } = useReader()
  const session = useStore(sessionStore)
  const enabled = session !== undefined && reading.some((key) => mayUse(session, key))
  const queryKey = ['allocation', 'launch', dealId, lang]
  const query = useQuery({
    queryKey,
    queryFn: () => api.allocation.getLaunch({ dealId }),
    enabled,
    // Whoever may not read the allocation sees nothing here.
    meta: { failure: 'ignored' },
  })
  const [seq, setSeq] = useState(0)
  const follow = (_: unknown, next: number) => setSeq(next)
  useLive(dealSubject, live && enabled ? dealId : '', { snapshot: follow, changes: follow })
  useAgain(queryKey, seq, query.data?.seq ?? Infinity)
  return query
}
