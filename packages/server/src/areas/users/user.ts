import { byId } from '../../platform/db/index.ts'
import type { Aggregate } from '../../platform/service/index.ts'
import { loadRoles } from '../roles/index.ts'
import {
  claimAccounts,
  loadEntities,
  loadStandings,
  loadUser,
  lockSuperAdmins,
  saveUser,
} from './user.repo.ts'
import { loadDepartments } from './department.repo.ts'
import type { UserRow, UserNeed, UserState, UserPatch } from './user-state.ts'

const patched = (user: UserRow, patch: UserPatch, { roles, entities, departments }: UserState): UserRow => {
  const row = { ...user, ...patch }
  const role = roles.get(row.role_id)
  const entity = entities.get(row.entity_id ?? '')
  const department = departments.get(row.department_id ?? '')
  return {
    ...row,
    ...(role && {
      role_name: role.name,
      role_name_cn: role.nameCn,
      role_name_hk: role.nameHk,
      tier: role.tier,
    }),
    ...(entity && {
      entity_name: entity.name,
      entity_name_cn: entity.name_cn,
      entity_name_hk: entity.name_hk,
      deal_roles: entity.deal_roles,
    }),
    ...(department && {
      department_name: department.name,
      department_name_cn: department.name_cn,
      department_name_hk: department.name_hk,
    }),
  }
}

/** The user after an edit. */
export const afterPatch = (state: UserState & { user: UserRow }, patch: UserPatch): UserRow =>
  patched(state.user, patch, state)

/** A user: one lock, one log of who changed what. */
export const user: Aggregate<UserState, UserNeed, UserPatch> = {
  kind: 'user',
  load: async (transaction, userId, needs) => {
    const idsFor = (name: 'roleId' | 'entityId' | 'departmentId') => needs.flatMap((need) => need[name] ?? [])
    const admins = needs.some(({ risky }) => risky) ? lockSuperAdmins(transaction) : []
    const accounts = needs.flatMap(({ account }) => account ?? [])
    const [activeSuperAdmins, taken, departments, row, editors, roles, entities] = await Promise.all([
      admins,
      claimAccounts(transaction, accounts, userId),
      // Before the user: who waited for a department's deletion then reads the user where it was moved.
      loadDepartments(transaction, idsFor('departmentId')),
      loadUser(transaction, userId),
      loadStandings(
        transaction,
        needs.map(({ editorId }) => editorId),
      ),
      loadRoles(transaction, idsFor('roleId'), userId),
      loadEntities(transaction, idsFor('entityId')),
    ])
    return {
      user: row,
      editors,
      roles: byId(roles),
      entities: byId(entities),
      departments: byId(departments),
      activeSuperAdmins,
      taken,
    }
  },
  apply: (state, patch) => {
    if (!state.user) return
    state.user = patched(state.user, patch, state)
  },
  save: (transaction, userId, changes) =>
    saveUser(transaction, userId, Object.assign({}, ...changes.map(({ change }) => change)) as UserPatch),
}
