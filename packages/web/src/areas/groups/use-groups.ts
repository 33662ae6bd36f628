import type { ReplyOf } from '@bookrunner/contract'
import type { groupsCalls } from '@bookrunner/contract/groups'
import { mayUse } from '@bookrunner/domain/access'
import { useQueryClient } from '@tanstack/react-query'
import { ListAddress, useList, useListQuery } from '../../kit/list-page/index.ts'
import { api } from '../../platform/api.ts'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'

export type GroupRow = ReplyOf<typeof groupsCalls.list>['list'][number]

const groupsKey = ['groups'] as const
// It shares a page with the institutions.
const groupAddress = new ListAddress({ prefix: 'g', filters: {}, sorts: ['name', 'nameCn', 'entities'] })

export function useGroups() {
  const list = useList('groups', groupAddress)
  const loaded = useListQuery({
    key: [...groupsKey, 'list'],
    query: groupAddress.queryOf(list.state),
    call: api.groups.list,
  })
  return { list, loaded }
}

/** Loads the groups again, and what shows their names. */
export function useGroupsAgain() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: groupsKey }),
      client.invalidateQueries({ queryKey: ['entities'] }),
    ])
}

export function useGroupRights() {
  const session = useStore(sessionStore)
  const may = (key: Parameters<typeof mayUse>[1]) => session !== undefined && mayUse(session, key)
  return {
    mayAdd: may('admin_org_manage|add'),
    mayEdit: may('admin_org_manage|edit'),
    mayDelete: may('admin_org_manage|delete'),
  }
}
