import { sql } from 'kysely'
import type { UserPosition } from '@bookrunner/domain/users'
import { byId } from '../../platform/db/index.ts'
import type { Aggregate } from '../../platform/service/index.ts'
import { loadRoles, type RoleRow } from '../roles/index.ts'
import { loadEntities, loadStandings, loadUsers, lockSuperAdmins } from './user.repo.ts'
import type { EntityRow, UserRow } from './user-state.ts'

export interface EntityContacts {
  entity: EntityRow | undefined
  users: Map<string, UserRow>
  roles: ReadonlyMap<string, RoleRow>
  editors: ReadonlyMap<string, UserPosition>
  activeSuperAdmins: readonly string[]
}

export interface ContactsNeed {
  editorId: string
  userIds: readonly string[]
  roleId?: string
}

export interface ContactsPlaced {
  userIds: readonly string[]
  /** Null takes them out of the institution. */
  entityId: string | null
  roleId?: string
}

/** The contacts of an institution: many come or go in one write. Their own logs get a line each. */
export const entityContacts: Aggregate<EntityContacts, ContactsNeed, ContactsPlaced> = {
  kind: 'entity',
  load: async (transaction, entityId, needs) => {
    const userIds = needs.flatMap((need) => need.userIds)
    // Two writes that place the same people wait here for each other.
    await transaction.run(sql`select id from user_account where id = any(${userIds}) order by id for update`)
    const activeSuperAdmins = await lockSuperAdmins(transaction)
    const [[entity], users, editors] = await Promise.all([
      loadEntities(transaction, [entityId]),
      loadUsers(transaction, userIds),
      loadStandings(
        transaction,
        needs.map(({ editorId }) => editorId),
      ),
    ])
    const roleIds = needs.flatMap(({ roleId }) => roleId ?? [])
    const roles = await loadRoles(transaction, [...roleIds, ...users.map(({ role_id }) => role_id)])
    return {
      entity,
      activeSuperAdmins,
      editors,
      users: byId(users),
      roles: byId(roles),
    }
  },
  apply: (state, { userIds, entityId, roleId }) => {
    for (const id of userIds) {
      const row = state.users.get(id)
      const deal_roles = entityId === null ? null : (state.entity?.deal_roles ?? null)
      if (row)
        state.users.set(id, { ...row, entity_id: entityId, deal_roles, role_id: roleId ?? row.role_id })
      if (entityId === null) state.activeSuperAdmins = state.activeSuperAdmins.filter((each) => each !== id)
    }
  },
  save: (transaction, _entityId, changes) =>
    Promise.all(changes.flatMap(({ change }) => savePlaced(transaction, change))),
}

/** A department is one of the institution that they leave. */
const savePlaced = (
  { run }: Parameters<typeof loadUsers>[0],
  { userIds, entityId, roleId }: ContactsPlaced,
): Promise<unknown>[] => [
  run(sql`update user_account set entity_id = ${entityId}, department_id = null where id = any(${userIds})`),
  ...(roleId === undefined
    ? []
    : [run(sql`update user_role set role_id = ${roleId} where user_id = any(${userIds})`)]),
]
