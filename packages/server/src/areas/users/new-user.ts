import type { UserPosition } from '@bookrunner/domain/users'
import { byId, query } from '../../platform/db/index.ts'
import type { Aggregate } from '../../platform/service/index.ts'
import { loadRoles, type RoleRow } from '../roles/index.ts'
import { loadDepartments } from './department.repo.ts'
import { claimAccounts, endMailsTo, loadEntities, loadStandings } from './user.repo.ts'
import type { DepartmentRow, EntityRow, UserPatch } from './user-state.ts'

export interface NewUser extends Omit<UserPatch, 'status'> {
  account: string
  name: string
  role_id: string
  entity_id: string
  password_hash: string
}

interface NewUserNeed {
  account: string
  roleId: string
  entityId: string
  departmentId?: string | null | undefined
  /** Absent for the operator of the server. */
  editorId?: string
}

export interface NewUserState {
  taken: ReadonlySet<string>
  roles: ReadonlyMap<string, RoleRow>
  entities: ReadonlyMap<string, EntityRow>
  /** The requested ones, and those of the editors. */
  departments: ReadonlyMap<string, DepartmentRow>
  editors: ReadonlyMap<string, UserPosition>
}

/** A new user, whose ledger begins with this write. Two at once for one account wait for each other. */
export const newUser: Aggregate<NewUserState, NewUserNeed, NewUser> = {
  kind: 'user',
  load: async (transaction, _userId, needs) => {
    const accounts = needs.map(({ account }) => account)
    const editorIds = needs.flatMap(({ editorId }) => editorId ?? [])
    const [taken, roles, entities, departments, editors] = await Promise.all([
      claimAccounts(transaction, accounts),
      loadRoles(
        transaction,
        needs.map(({ roleId }) => roleId),
      ),
      loadEntities(
        transaction,
        needs.map(({ entityId }) => entityId),
      ),
      loadDepartments(
        transaction,
        needs.flatMap(({ departmentId }) => departmentId ?? []),
        editorIds,
      ),
      loadStandings(transaction, editorIds),
    ])
    return {
      taken,
      editors,
      roles: byId(roles),
      entities: byId(entities),
      departments: byId(departments),
    }
  },
  apply: () => {},
  save: async (transaction, userId, changes) => {
    const { run } = transaction
    const { role_id, ...columns } = changes[0]!.change
    await Promise.all([
      run(query.insertInto('user_account').values({ id: userId, must_change_password: true, ...columns })),
      run(query.insertInto('user_role').values({ user_id: userId, role_id })),
      endMailsTo(transaction, [columns.account]),
    ])
  },
}
