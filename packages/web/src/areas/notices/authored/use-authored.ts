import type { ReplyOf } from '@bookrunner/contract'
import type { noticesCalls } from '@bookrunner/contract/notices'
import { mayUse } from '@bookrunner/domain/access'
import { authoredStatuses } from '@bookrunner/domain/notices'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ListAddress, oneOf, useList, useListQuery } from '../../../kit/list-page/index.ts'
import { api } from '../../../platform/api.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'

export type AuthoredRow = ReplyOf<typeof noticesCalls.list>['list'][number]
export type AuthoredDetail = ReplyOf<typeof noticesCalls.info>

const authoredKey = ['notices', 'authored'] as const
const address = new ListAddress({
  filters: { status: oneOf(authoredStatuses) },
  sorts: ['createTime', 'sendAt', 'status', 'title'],
})

/** Readers come in while the page is open. */
const EVERY_MS = 10_000

export function useAuthored() {
  const list = useList('authored-notices', address)
  const loaded = useListQuery({
    key: [...authoredKey, 'list'],
    query: address.queryOf(list.state),
    call: api.notices.list,
    everyMs: EVERY_MS,
  })
  return { list, loaded }
}

/** One notice with its texts and recipients. */
export const useAuthoredDetail = (logId: string | undefined) =>
  useQuery({
    queryKey: [...authoredKey, 'info', logId],
    queryFn: ({ signal }) => api.notices.info({ logId: logId! }, { signal }),
    enabled: logId !== undefined,
    meta: { failure: 'shown' },
  })

export function useAuthoredAgain() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: authoredKey })
}

export function useAuthoredRights() {
  const session = useStore(sessionStore)
  const may = (key: Parameters<typeof mayUse>[1]) => session !== undefined && mayUse(session, key)
  return {
    mayAdd: may('admin_notice|add'),
    mayEdit: may('admin_notice|edit'),
    mayRecall: may('admin_notice|recall'),
    mayDelete: may('admin_notice|delete'),
  }
}
