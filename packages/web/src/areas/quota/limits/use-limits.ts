import { quotaKinds, quotaStates } from '@bookrunner/domain/quota'
import { anId, ListAddress, oneOf, useList, useListQuery } from '../../../kit/list-page/index.ts'
import { api } from '../../../platform/api.ts'
import { quotaKey, useQuotaNews } from '../parts/use-quota.ts'

/** The levels with many limits; the whole business has one. */
export type ListedLevel = 'org' | 'bond' | 'orgBond'

const address = new ListAddress({
  filters: {
    // Notices lead to one limit, by what it is on.
    entityId: anId('entity'),
    dealId: anId('deal'),
    state: oneOf(quotaStates),
    kind: oneOf(quotaKinds),
  },
  sorts: ['name', 'deal', 'amount', 'used', 'state', 'updatedAt'],
})

const calls = {
  org: api.quota.getBondOrgLimitInfos,
  bond: api.quota.getBondStockLimitInfo,
  orgBond: api.quota.getBondOrgStockLimitInfos,
} as const satisfies Record<ListedLevel, unknown>

/** A page of the limits of a level, live. */
export function useLimits(level: ListedLevel) {
  const list = useList(`limits-${level}`, address)
  const { entityId, dealId, ...others } = address.queryOf(list.state)
  const query = {
    ...others,
    ...(level !== 'bond' && entityId && { entityId }),
    ...(level !== 'org' && dealId && { dealId }),
  }
  const loaded = useListQuery({ key: [...quotaKey, level], query, call: calls[level] })
  useQuotaNews()
  const { pageNum: _page, pageSize: _size, ...shown } = query
  return { list, loaded, download: () => api.quota.exportLimits({ level, ...shown }) }
}
