import type { QuotaLevel } from '@bookrunner/domain/quota'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api.ts'
import { quotaKey } from '../parts/use-quota.ts'
import { hasDeal, hasEntity, type LimitFields } from './limit-form.ts'

/** What a limit counts now, and whether it exists; once it says what it is on. */
export function useLimitUse(level: QuotaLevel, { entityId, dealId, currency }: LimitFields) {
  const isNamed = (!hasEntity(level) || entityId !== null) && (!hasDeal(level) || dealId !== null)
  const scope = {
    level,
    currency,
    ...(hasEntity(level) && entityId !== null && { entityId }),
    ...(hasDeal(level) && dealId !== null && { dealId }),
  }
  const found = useQuery({
    queryKey: [...quotaKey, 'use', scope],
    queryFn: ({ signal }) => api.quota.getLimitUse(scope, { signal }),
    enabled: isNamed,
    placeholderData: keepPreviousData,
    meta: { failure: 'shown' },
  })
  return { isNamed, ...found }
}
