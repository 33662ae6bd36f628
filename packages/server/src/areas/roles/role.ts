import { sql } from 'kysely'
import type { LocalizedNames } from '@bookrunner/domain/kernel'
import { query, type Transaction } from '../../platform/db/index.ts'
import type { Aggregate } from '../../platform/service/index.ts'
import { keysOf, loadMenu } from '../access/index.ts'
import { addGrants, loadHolders, loadRoles, removeGrants, type RoleRow } from './role.repo.ts'

export interface RoleState {
  role: RoleRow | undefined
  /** The role that is copied. */
  sources: ReadonlyMap<string, RoleRow>
  /** Names of the other roles, in small letters. */
  otherNames: ReadonlySet<string>
  /** All keys that a role can have. */
  known: ReadonlySet<string>
  /** People with this role. */
  holders: readonly string[]
}

export interface RoleEdit {
  added: readonly string[]
  removed: readonly string[]
  names?: LocalizedNames
}

export type RoleChange = RoleEdit | { created: Omit<RoleRow, 'created_at'> } | 'deleted'

/** Names are unique, so writers of names wait for each other. */
const loadOtherNames = async ({ run }: Transaction, roleId: string): Promise<Set<string>> => {
  await run(sql`select pg_advisory_xact_lock(hashtext('role names'))`)
  const rows = await run(query.selectFrom('role').select('name').where('id', '<>', roleId))
  return new Set(rows.map(({ name }) => name.toLowerCase()))
}

const save = (transaction: Transaction, roleId: string, change: RoleChange): Promise<unknown> => {
  const { run } = transaction
  if (change === 'deleted') return run(query.deleteFrom('role').where('id', '=', roleId))
  if ('created' in change) {
    const { id, name, nameCn, nameHk, family, tier, grants } = change.created
    return Promise.all([
      run(query.insertInto('role').values({ id, name, name_cn: nameCn, name_hk: nameHk, family, tier })),
      addGrants(transaction, roleId, grants),
    ])
  }
  const { added, removed, names } = change
  return Promise.all([
    removeGrants(transaction, roleId, removed),
    addGrants(transaction, roleId, added),
    names &&
      run(
        query
          .updateTable('role')
          .set({ name: names.name, name_cn: names.nameCn, name_hk: names.nameHk })
          .where('id', '=', roleId),
      ),
  ])
}

/** A role: one lock, one log of its names and of granted and removed keys. */
export const role: Aggregate<RoleState, string | undefined, RoleChange> = {
  kind: 'role',
  load: async (transaction, roleId, sourceIds) => {
    const [roles, menu, holders, otherNames] = await Promise.all([
      loadRoles(transaction, [roleId, ...sourceIds.flatMap((id) => id ?? [])]),
      loadMenu(transaction),
      loadHolders(transaction, roleId),
      loadOtherNames(transaction, roleId),
    ])
    const sources = new Map(roles.map((row) => [row.id, row]))
    return { role: sources.get(roleId), sources, otherNames, known: keysOf(menu), holders }
  },
  apply: (state, change, { now }) => {
    if (change === 'deleted') state.role = undefined
    else if ('created' in change) state.role = { ...change.created, created_at: now }
    else if (state.role) {
      const { added, removed, names } = change
      const grants = [...state.role.grants.filter((key) => !removed.includes(key)), ...added]
      state.role = { ...state.role, ...names, grants }
    }
  },
  save: (transaction, roleId, changes) =>
    Promise.all(changes.map(({ change }) => save(transaction, roleId, change))),
}
