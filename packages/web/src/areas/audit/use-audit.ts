import type { ReplyOf } from '@bookrunner/contract'
import { adminLogKinds, type auditCalls } from '@bookrunner/contract/audit'
import { aDay, anId, ListAddress, manyOf, useList, useListQuery } from '../../kit/list-page/index.ts'
import { api } from '../../platform/api.ts'

export type AuditLine = ReplyOf<typeof auditCalls.list>['list'][number]

const auditAddress = new ListAddress({
  filters: {
    kinds: manyOf(adminLogKinds),
    actorId: anId('who'),
    recordId: anId('record'),
    from: aDay('days'),
    until: aDay('days'),
  },
  sorts: ['at'],
})

export const auditKey = ['audit']

/** The call knows no keyword. */
export const withoutKeyword = <Filter extends { readonly keyword?: string }>({
  keyword: _,
  ...filter
}: Filter) => filter

/** The log page by page, newest first. */
export function useAudit() {
  const list = useList('admin-log', auditAddress)
  const loaded = useListQuery({
    key: auditKey,
    query: withoutKeyword(auditAddress.queryOf(list.state)),
    call: api.audit.list,
  })
  return {
    list,
    loaded,
    download: () => api.audit.export(withoutKeyword(auditAddress.filterOf(list.state))),
  }
}
