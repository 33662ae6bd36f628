import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'
import { People } from '../book/here/index.ts'
import type { BrowserAlloc } from './state/browser-alloc.ts'

/** Who comes and goes is looked at so often. */
const LOOK_MS = 10_000

/** Managers who have this version open. */
export function Here({ alloc: { dealId, versionId } }: { readonly alloc: BrowserAlloc }) {
  const { data } = useQuery({
    queryKey: ['allocation', 'here', dealId, versionId],
    queryFn: () => api.allocation.getAllocOperator({ dealId, versionId }),
    refetchInterval: LOOK_MS,
    // Nobody waits for it, and nothing follows from it.
    meta: { failure: 'ignored' },
  })
  return data ? <People here={data.here} /> : null
}
