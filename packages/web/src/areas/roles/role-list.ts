import type { ReplyOf } from '@bookrunner/contract'
import type { rolesCalls } from '@bookrunner/contract/roles'
import { tiers } from '@bookrunner/domain/access'
import { useQuery } from '@tanstack/react-query'
import { ListAddress, oneOf, useList, useListQuery } from '../../kit/list-page/index.ts'
import { api } from '../../platform/api.ts'
import { langStore } from '../../platform/language.ts'
import { useStore } from '../../platform/store.ts'

const roleAddress = new ListAddress({
  filters: { tier: oneOf(tiers) },
  sorts: ['name', 'tier', 'family', 'users', 'createTime'],
})
// The list of a role's users is beside that of the roles.
const memberAddress = new ListAddress({ prefix: 'u', filters: {}, sorts: ['account', 'name', 'entity'] })

export const useRoleList = () => useList('roles', roleAddress)
export type RoleList = ReturnType<typeof useRoleList>
export const useMemberList = () => useList('role-users', memberAddress)
export type MemberList = ReturnType<typeof useMemberList>

export type RoleRow = ReplyOf<typeof rolesCalls.list>['list'][number]
export type RoleRecord = ReplyOf<typeof rolesCalls.info>
export type Member = ReplyOf<typeof rolesCalls.getRoleUser>['list'][number]

export const ROLES = ['roles'] as const

export const useRoles = ({ address, state }: RoleList) =>
  useListQuery({ key: [...ROLES, 'list'], query: address.queryOf(state), call: api.roles.list })

export const useMembers = (roleId: string, { address, state }: MemberList) =>
  useListQuery({
    key: [...ROLES, 'members', roleId],
    query: { roleId, ...address.queryOf(state) },
    call: api.roles.getRoleUser,
  })

const shown = { meta: { failure: 'shown' } } as const

export const useRole = (roleId: string) => {
  const lang = useStore(langStore)
  return useQuery({
    queryKey: [...ROLES, 'one', roleId, lang],
    queryFn: () => api.roles.info({ roleId }),
    ...shown,
  })
}

export const useGrantRows = () => {
  const lang = useStore(langStore)
  return useQuery({
    queryKey: [...ROLES, 'permissions', lang],
    queryFn: () => api.access.permissionList(),
    ...shown,
  })
}

/** All roles, to choose one. */
export const useAllRoles = () => {
  const lang = useStore(langStore)
  return useQuery({
    queryKey: [...ROLES, 'choice', lang],
    queryFn: () => api.roles.list({ pageSize: 500 }),
    ...shown,
  })
}
