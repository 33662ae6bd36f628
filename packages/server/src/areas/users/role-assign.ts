import { rolesCalls } from '@bookrunner/contract/roles'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import { editUser } from '@bookrunner/domain/users'
import type { Actor } from '../../platform/http/actor.ts'
import { read } from '../../platform/http/handler.ts'
import { accept, service } from '../../platform/service/index.ts'
import { visibleRoles } from '../roles/index.ts'
import { editedUser } from './edited-user.ts'
import { roleMembers, type RoleMembers } from './role-members.ts'
import { listUsers } from './user-list.repo.ts'
import { positionOf, readUser } from './user.repo.ts'
import { entityView } from './view.ts'

interface Move {
  actor: Actor
  toRoleId: string
  /** The role that the users must have. */
  fromRoleId?: string
  userIds: readonly string[]
}

/** Gives all of them the role, or none. */
const moveAll = (state: RoleMembers, { actor, toRoleId, fromRoleId, userIds }: Move) => {
  const role = state.roles.get(toRoleId)
  const position = state.editors.get(actor.userId)
  if (!role || !position) return refuse('record.unknown')
  const all = [...new Set(userIds)]
  const spareAdmins = state.activeSuperAdmins.filter((id) => !all.includes(id)).length
  const moved: { userId: string; from: string }[] = []
  for (const userId of all) {
    const row = state.users.get(userId)
    const edited = row && editedUser(row, state.roles)
    if (!row || !edited || (fromRoleId !== undefined && row.role_id !== fromRoleId))
      return refuse('record.unknown')
    if (row.role_id === toRoleId) continue
    const changes = editUser({ position, rights: actor.rights }, edited, { role }, spareAdmins)
    if (isRefusal(changes)) return changes
    moved.push({ userId, from: row.role_id })
  }
  if (moved.length === 0) return refuse('write.no-changes')
  const ids = moved.map(({ userId }) => userId)
  return accept({
    reply: { roleId: toRoleId, moved: ids },
    changes: [ids],
    line: { code: 'role.users-added', params: { roleId: toRoleId, userIds: ids } },
    also: moved.map(({ userId, from }) => ({
      ledger: `user:${userId}`,
      line: {
        code: 'user.edited',
        params: { userId, fields: ['roleId'], values: [{ field: 'roleId', from, to: toRoleId }] },
      },
    })),
    events: [{ type: 'rights.changed', userIds: ids }],
  })
}

export const roleAssign = service(rolesCalls.assign, {
  on: roleMembers,
  key: ({ input }) => input.roleId,
  needs: ({ input, actor }) => ({ editorId: actor.userId, userIds: input.userIds }),
  decide: ({ input, actor, state }) =>
    moveAll(state, { actor, toRoleId: input.roleId, userIds: input.userIds }),
})

export const delRoleUser = service(rolesCalls.delRoleUser, {
  on: roleMembers,
  key: ({ input }) => input.toRoleId,
  needs: ({ input, actor }) => ({ editorId: actor.userId, userIds: input.userIds }),
  decide: ({ input: { roleId, toRoleId, userIds }, actor, state }) =>
    moveAll(state, { actor, toRoleId, fromRoleId: roleId, userIds }),
})

/** The role's users, of those the caller may see. */
export const getRoleUser = read(rolesCalls.getRoleUser, async ({ input, actor, db }) => {
  const [[role], editor] = await Promise.all([
    visibleRoles(db, actor, input.roleId),
    readUser(db, actor.userId),
  ])
  if (!role || !editor) return refuse('record.unknown')
  const { rows, total } = await listUsers(db, positionOf(editor), input)
  return {
    list: rows.map((row) => ({
      userId: row.id,
      account: row.account,
      name: row.name,
      entity: entityView(row),
    })),
    pageNum: input.pageNum,
    pageSize: input.pageSize,
    total,
  }
})
