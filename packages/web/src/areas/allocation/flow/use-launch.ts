import { useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api.ts'
import { useReader } from '../../deals/parts/index.ts'
import type { HeldAlloc } from '../state/held.ts'
import { useFresh } from '../use-fresh.ts'

/** Where the launched version stands; asked again as soon as the page holds another state. */
export function useLaunch({ dealId, seq }: Pick<HeldAlloc, 'dealId' | 'seq'>, enabled = true) {
  const { lang } = useReader()
  const queryKey = ['allocation', 'launch', dealId, lang]
  useFresh(queryKey, seq)
  return useQuery({
    queryKey,
    queryFn: () => api.allocation.getLaunch({ dealId }),
    // What moved while nobody looked is asked for as one looks again.
    staleTime: 0,
    enabled,
    meta: { failure: 'said' },
  })
}

export type Launch = NonNullable<ReturnType<typeof useLaunch>['data']>
