import type { ReplyOf } from '@bookrunner/contract'
import type { quotaCalls } from '@bookrunner/contract/quota'
import { overrideStates } from '@bookrunner/domain/quota'
import { ListAddress, oneOf, useList, useListQuery } from '../../../kit/list-page/index.ts'
import { api } from '../../../platform/api.ts'
import { quotaKey, useQuotaNews } from '../parts/use-quota.ts'

export type OverrideRow = ReplyOf<typeof quotaCalls.getOverrides>['list'][number]

const address = new ListAddress({
  prefix: 'o',
  filters: { state: oneOf(overrideStates) },
  sorts: ['grantedAt', 'until'],
})

/** A page of overrides, newest first. */
export function useOverrides() {
  const list = useList('overrides', address)
  const { keyword: _keyword, ...query } = address.queryOf(list.state)
  const loaded = useListQuery({ key: [...quotaKey, 'overrides'], query, call: api.quota.getOverrides })
  useQuotaNews()
  return { list, loaded }
}
