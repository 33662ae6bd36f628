import { useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api.ts'
import { useReader } from '../../deals/parts/index.ts'
import type { BrowserAlloc } from '../state/browser-alloc.ts'
import { useAgain } from '../use-again.ts'

/** The progress of the launched version, reloaded with each new state of the page. */
export function useLaunch({ dealId, seq }: Pick<BrowserAlloc, 'dealId' | 'seq'>, enabled = true) {
  const { lang } = useReader()
  const queryKey = ['allocation', 'launch', dealId, lang]
  useAgain(queryKey, seq)
  return useQuery({
    queryKey,
    queryFn: () => api.allocation.getLaunch({ dealId }),
    enabled,
    meta: { failure: 'shown' },
  })
}

export type Launch = NonNullable<ReturnType<typeof useLaunch>['data']>
