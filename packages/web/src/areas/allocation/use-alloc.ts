import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { api } from '../../platform/api.ts'
import { langStore } from '../../platform/language.ts'
import { untilRead } from '../../platform/query.ts'
import { useStore } from '../../platform/store.ts'
import { AllocStore, type AllocView } from './state/alloc-store.ts'

/** A live version of a deal; by default the launched one, else the current one. */
export function useAlloc(
  dealId: string,
  versionId: string | undefined,
): AllocView & { readonly store: AllocStore } {
  const lang = useStore(langStore)
  const store = useMemo(() => new AllocStore(dealId, versionId, lang), [dealId, versionId, lang])
  useEffect(() => (dealId ? store.start() : undefined), [store, dealId])
  return { ...useStore(store.view), store }
}

/** The terms of the deal and the user's rights, reloaded when the deal changes. */
export function useAllocInfo(dealId: string, stamp: unknown) {
  const lang = useStore(langStore)
  const query = useQuery({
    queryKey: ['allocation', 'info', dealId, lang],
    queryFn: () => api.allocation.allocDealInfo({ dealId }),
    ...untilRead,
    enabled: dealId !== '',
    meta: { failure: 'shown' },
  })
  const { refetch, isSuccess } = query
  useEffect(() => {
    if (isSuccess) void refetch()
    // Only a change of the deal loads the data again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [stamp])
  return query
}

export type AllocInfo = NonNullable<ReturnType<typeof useAllocInfo>['data']>

const LOOK_MS = 10_000

/** The list of versions while none is shown: somebody else may create the first one. */
export function useVersions(dealId: string, { deleted = false, watch = false, enabled = true } = {}) {
  const lang = useStore(langStore)
  return useQuery({
    queryKey: ['allocation', 'versions', dealId, deleted, lang],
    queryFn: () => api.allocation.allocVersionList({ dealId, ...(deleted && { deleted: true }) }),
    enabled,
    refetchInterval: watch ? LOOK_MS : false,
    meta: { failure: 'shown' },
  })
}
