import { mayUse } from '@bookrunner/domain/access'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useReader } from '../../deals/parts/index.ts'

/** Permissions to read a launched allocation; the role in the deal decides what is in it. */
const reading = [
  'board_order_assign',
  'mydeal_order_assign',
  'board_order_book',
  'mydeal_order_book',
] as const

/** The progress of a deal's launched allocation; no data for a reader who may not see it. */
export function useStanding(dealId: string) {
  const { lang } = useReader()
  const session = useStore(sessionStore)
  return useQuery({
    queryKey: ['allocation', 'launch', dealId, lang],
    queryFn: () => api.allocation.getLaunch({ dealId }),
    enabled: session !== undefined && reading.some((key) => mayUse(session, key)),
    // Whoever may not read the allocation sees nothing here.
    meta: { failure: 'ignored' },
  })
}
