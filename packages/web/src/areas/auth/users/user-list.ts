import type { ReplyOf } from '@bookrunner/contract'
import type { usersCalls } from '@bookrunner/contract/users'
import { tiers } from '@bookrunner/domain/access'
import { userStatuses } from '@bookrunner/domain/users'
import { useQuery } from '@tanstack/react-query'
import { anId, ListAddress, oneOf, useList, useListQuery } from '../../../kit/list-page/index.ts'
import { api } from '../../../platform/api.ts'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'

const userAddress = new ListAddress({
  filters: {
    entityId: anId('entity'),
    departmentId: anId('department'),
    roleId: anId('role'),
    tier: oneOf(tiers),
    status: oneOf(userStatuses),
  },
  sorts: ['account', 'name', 'entity', 'role', 'status', 'createTime'],
})

export const useUserList = () => useList('users', userAddress)
export type UserList = ReturnType<typeof useUserList>

export type UserRow = ReplyOf<typeof usersCalls.list>['list'][number]
export type UserRecord = ReplyOf<typeof usersCalls.info>
export type EntityChoice = ReplyOf<typeof usersCalls.entities>['list'][number]

export const USERS = ['users'] as const

export const useUsers = ({ address, state }: UserList) =>
  useListQuery({ key: [...USERS, 'list'], query: address.queryOf(state), call: api.users.list })

/** All roles that the caller may read: some dozens. */
export const useRoles = () => {
  const lang = useStore(langStore)
  return useQuery({
    queryKey: ['roles', 'choice', lang],
    queryFn: () => api.roles.list({ pageSize: 500 }),
    meta: { failure: 'shown' },
  })
}

export const useEntities = (keyword: string) =>
  useQuery({
    queryKey: [...USERS, 'entities', keyword],
    queryFn: () => api.users.entities(keyword ? { keyword } : {}),
    placeholderData: (before) => before,
    meta: { failure: 'shown' },
  })

export type DepartmentList = ReplyOf<typeof usersCalls.deptList>
export type DepartmentRow = DepartmentList['list'][number]

/** The departments of an entity, once one is chosen. */
export const useDepartments = (entityId: string | undefined) =>
  useQuery({
    queryKey: [...USERS, 'departments', entityId],
    queryFn: () => api.users.deptList(entityId ? { entityId } : {}),
    enabled: entityId !== undefined,
    meta: { failure: 'shown' },
  })

export const useUser = (userId: string) => {
  const lang = useStore(langStore)
  return useQuery({
    queryKey: [...USERS, 'one', userId, lang],
    queryFn: () => api.users.info({ userId }),
    meta: { failure: 'shown' },
  })
}
