import { type Rights, mayUse } from '../access/index.ts'
import type { DealRole, Phone } from '../entities/index.ts'
import { type GrantedRole, type RoleFamily, mayAssign, missingGrant } from '../roles/index.ts'
import { type Refusal, isRefusal, isSame, refuse } from '../../kernel/index.ts'
import {
  type UserPosition,
  mayAdminister,
  mayMove,
  maySee,
  maySetDepartment,
  maySetPosition,
} from './administer.ts'
import { type UserStatus, moveBetween } from './status.ts'

export interface EditedRole extends GrantedRole {
  family: RoleFamily
}

export interface EditedEntity {
  id: string
  dealRoles: readonly DealRole[]
}

export interface EditedDepartment {
  id: string
  entityId: string
}

/** What is known of a user who is to be edited. */
export interface EditedUser {
  position: UserPosition
  account: string
  name: string
  nickName: string
  phone: Phone | null
  timeZone: string
  status: UserStatus
  role: EditedRole
  /** Null for a user without an institution. */
  entity: EditedEntity | null
}

/** The requested changes; absent fields stay as they are. */
export interface UserEdit {
  account?: string
  name?: string
  nickName?: string
  phone?: Phone | null
  timeZone?: string
  department?: EditedDepartment | null
  status?: UserStatus
  role?: EditedRole
  entity?: EditedEntity
}

export interface Editor {
  position: UserPosition
  rights: Rights
}

export type EditReason =
  | 'record.unknown'
  | 'access.denied'
  | 'write.no-changes'
  | 'user.own-status'
  | 'user.own-place'
  | 'user.last-super-admin'
  | 'user.place-not-yours'
  | 'user.department-not-yours'
  | 'user.department-elsewhere'
  | 'role.above-you'
  | 'role.not-held'
  | 'role.wrong-entity'
export type AccountReason = 'user.own-login' | 'user.account-beyond-yours'
type Answer<T> = T | Refusal<EditReason>

/** Only what differs from what there is. */
function changesOf(user: EditedUser, edit: UserEdit): UserEdit {
  const { position, entity, ...rest } = user
  const now = { ...rest, ...(entity && { entity }), department: position.departmentId }
  const idOf = (value: unknown) => (value as { id?: string } | null | undefined)?.id ?? value
  const names = (Object.keys(edit) as (keyof UserEdit)[]).filter(
    (name) =>
      edit[name] !== undefined &&
      !isSame(idOf(edit[name]), idOf((now as Partial<Record<keyof UserEdit, unknown>>)[name])),
  )
  const changes: UserEdit = Object.fromEntries(names.map((name) => [name, edit[name]]))
  // A department belongs to one entity, so a user leaves it with the entity.
  const leaves = changes.entity && changes.department === undefined && position.departmentId !== null
  return leaves ? { ...changes, department: null } : changes
}

function checkDepartment(by: Editor, { department }: UserEdit, entity: EditedEntity | null): Answer<true> {
  if (department === undefined) return true
  if (!maySetDepartment(by.position)) return refuse('user.department-not-yours')
  const isElsewhere = department !== null && department.entityId !== entity?.id
  return isElsewhere ? refuse('user.department-elsewhere') : true
}

/** Role, entity and department: the position that decides a user's rights. */
function checkPosition(by: Editor, user: EditedUser, changes: UserEdit, spareAdmins: number): Answer<true> {
  const { role = user.role, entity = user.entity } = changes
  if (by.position.userId === user.position.userId) return refuse('user.own-place')
  const setsPosition = changes.entity !== undefined || role.tier !== user.role.tier
  if (setsPosition && !maySetPosition(by.position.tier)) return refuse('user.place-not-yours')
  const department = checkDepartment(by, changes, entity)
  if (isRefusal(department)) return department
  if (changes.role === undefined && changes.entity === undefined) return true
  if (user.role.tier === 'tier1' && role.tier !== 'tier1' && spareAdmins === 0)
    return refuse('user.last-super-admin')
  return mayAssign(by.rights, role, entity?.dealRoles ?? null)
}

/**
 * Who reads the mail of an account can set its password and log in. So nobody changes the account of a user who may do
 * more. The own one is changed by another administrator: a session alone, without a password, must not move a log-in.
 */
function checkAccount(by: Editor, user: EditedUser): true | Refusal<AccountReason> {
  if (by.position.userId === user.position.userId) return refuse('user.own-login')
  const missing = missingGrant(by.rights, user.role)
  return missing === undefined ? true : refuse('user.account-beyond-yours', { key: missing })
}

function checkStatus(by: Editor, user: EditedUser, to: UserStatus, spareAdmins: number): Answer<true> {
  const move = moveBetween(user.status, to)
  if (!move || !mayUse(by.rights, 'admin_user|freeze')) return refuse('access.denied')
  return mayMove(by.position, user.position, move, spareAdmins)
}

/**
 * Decides an edit: the changes to make, or why not. `spareAdmins` is how many other super administrators
 * could still come in.
 */
export function editUser(
  by: Editor,
  user: EditedUser,
  edit: UserEdit & { account?: never },
  spareAdmins: number,
): Answer<UserEdit>
export function editUser(
  by: Editor,
  user: EditedUser,
  edit: UserEdit,
  spareAdmins: number,
): Answer<UserEdit> | Refusal<AccountReason>
export function editUser(
  by: Editor,
  user: EditedUser,
  edit: UserEdit,
  spareAdmins: number,
): Answer<UserEdit> | Refusal<AccountReason> {
  if (!maySee(by.position, user.position)) return refuse('record.unknown')
  if (!mayAdminister(by.position, user.position)) return refuse('access.denied')
  const changes = changesOf(user, edit)
  const { status, role, entity, department, ...plain } = changes
  if (Object.keys(changes).length === 0) return refuse('write.no-changes')
  const placed = [role, entity, department].some((each) => each !== undefined)
  if ((placed || Object.keys(plain).length > 0) && !mayUse(by.rights, 'admin_user|edit'))
    return refuse('access.denied')
  const login = changes.account === undefined ? true : checkAccount(by, user)
  if (isRefusal(login)) return login
  const position = placed ? checkPosition(by, user, changes, spareAdmins) : true
  if (isRefusal(position)) return position
  const moved = status === undefined ? true : checkStatus(by, user, status, spareAdmins)
  return isRefusal(moved) ? moved : changes
}
