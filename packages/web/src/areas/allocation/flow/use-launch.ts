import { useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api.ts'
import { useReader } from '../../deals/parts/index.ts'
import type { BrowserAlloc } from '../state/browser-alloc.ts'
import { useAgain } from '../use-again.ts'

/** Where the launched version stands; asked again as soon as the page holds another state. */
export function useLaunch({ dealId, seq }: Pick<BrowserAlloc, 'dealId' | 'seq'>, enabled = true) {
  const { lang } = useReader()
  const queryKey = ['allocation', 'launch', dealId, lang]
  useAgain(queryKey, seq)
  return useQuery({
    queryKey,
    queryFn: () => api.allocation.getLaunch({ dealId }),
    enabled,
    meta: { failure: 'said' },
  })
}

export type Launch = NonNullable<ReturnType<typeof useLaunch>['data']>
