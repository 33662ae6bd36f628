import { sql } from 'kysely'
import type { UserPosition } from '@bookrunner/domain/users'
import { byId, query } from '../../platform/db/index.ts'
import type { Aggregate } from '../../platform/service/index.ts'
import { loadRoles, type RoleRow } from '../roles/index.ts'
import { loadStandings, loadUsers, lockSuperAdmins } from './user.repo.ts'
import type { UserRow } from './user-state.ts'

export interface RoleMembers {
  roles: ReadonlyMap<string, RoleRow>
  users: Map<string, UserRow>
  editors: ReadonlyMap<string, UserPosition>
  activeSuperAdmins: readonly string[]
}

export interface MemberNeed {
  editorId: string
  userIds: readonly string[]
}

/** The role's users: many are given it in one write. Their own logs get a line each. */
export const roleMembers: Aggregate<RoleMembers, MemberNeed, readonly string[]> = {
  kind: 'role',
  load: async (transaction, roleId, needs) => {
    const userIds = needs.flatMap((need) => need.userIds)
    const activeSuperAdmins = await lockSuperAdmins(transaction)
    const [users, editors] = await Promise.all([
      loadUsers(transaction, userIds),
      loadStandings(
        transaction,
        needs.map(({ editorId }) => editorId),
      ),
    ])
    const roles = await loadRoles(transaction, [roleId, ...users.map(({ role_id }) => role_id)])
    return {
      activeSuperAdmins,
      editors,
      users: byId(users),
      roles: byId(roles),
    }
  },
  apply: () => {},
  save: ({ run }, roleId, changes) =>
    run(
      query
        .updateTable('user_role')
        .set({ role_id: roleId })
        .where('user_id', '=', sql<string>`any(${changes.flatMap(({ change }) => change)})`),
    ),
}
