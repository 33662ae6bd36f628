import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'
import { People } from '../book/here/index.ts'
import type { BrowserAlloc } from './state/browser-alloc.ts'

/** How often the list of present managers is loaded. */
const LOOK_MS = 10_000

/** Managers who have this version open. */
export function Here({ alloc: { dealId, versionId } }: { readonly alloc: BrowserAlloc }) {
  const { data } = useQuery({
    queryKey: ['allocation', 'here', dealId, versionId],
    queryFn: () => api.allocation.getAllocOperator({ dealId, versionId }),
    refetchInterval: LOOK_MS,
    // A failure is not shown: nothing depends on it.
    meta: { failure: 'ignored' },
  })
  return data ? <People here={data.here} /> : null
}
