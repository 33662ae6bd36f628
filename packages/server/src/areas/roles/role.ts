import type { Aggregate } from '../../platform/service/index.ts'
import { keysOf, loadMenu } from '../access/index.ts'
import { addGrants, loadHolders, loadRoles, removeGrants, type RoleRow } from './role.repo.ts'

export interface RoleState {
  role: RoleRow | undefined
  /** All keys that a role can have. */
  known: ReadonlySet<string>
  /** People with this role. */
  holders: readonly string[]
}

export interface RoleChange {
  added: readonly string[]
  removed: readonly string[]
}

/** A role: one lock, one log of granted and removed keys. */
export const role: Aggregate<RoleState, never, RoleChange> = {
  kind: 'role',
  load: async (transaction, roleId) => {
    const [roles, menu, holders] = await Promise.all([
      loadRoles(transaction, [roleId]),
      loadMenu(transaction),
      loadHolders(transaction, roleId),
    ])
    return { role: roles[0], known: keysOf(menu), holders }
  },
  apply: ({ role: row }, { added, removed }) => {
    if (row) row.grants = [...row.grants.filter((key) => !removed.includes(key)), ...added]
  },
  save: (transaction, roleId, changes) =>
    Promise.all(
      changes.flatMap(({ change: { added, removed } }) => [
        removeGrants(transaction, roleId, removed),
        addGrants(transaction, roleId, added),
      ]),
    ),
}
