import { quotaKinds, quotaStates, type QuotaState } from '@bookrunner/domain/quota'
import { anId, ListAddress, oneOf, useList, useListQuery } from '../../../kit/list-page/index.ts'
import { api } from '../../../platform/api.ts'
import { quotaKey, useQuotaNews, useQuotaRights } from '../parts/use-quota.ts'

/** The levels with many limits; the whole business has one. */
export type ListedLevel = 'org' | 'bond' | 'orgBond'

/** Whoever reads no state of these limits neither filters nor sorts by it: a link from who does shows all of them. */
const addressFor = (states: readonly QuotaState[], sortsOfUse: readonly ('used' | 'state')[]) =>
  new ListAddress({
    filters: {
      // Notices lead to one limit, by what it is on.
      entityId: anId('entity'),
      dealId: anId('deal'),
      state: oneOf(states),
      kind: oneOf(quotaKinds),
    },
    sorts: ['name', 'deal', 'amount', ...sortsOfUse, 'updatedAt'],
  })
const withUse = addressFor(quotaStates, ['used', 'state'])
const withoutUse = addressFor([], [])

const calls = {
  org: api.quota.getBondOrgLimitInfos,
  bond: api.quota.getBondStockLimitInfo,
  orgBond: api.quota.getBondOrgStockLimitInfos,
} as const satisfies Record<ListedLevel, unknown>

/** A page of the limits of a level, live. */
export function useLimits(level: ListedLevel) {
  const address = useQuotaRights().seesUse(level) ? withUse : withoutUse
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
