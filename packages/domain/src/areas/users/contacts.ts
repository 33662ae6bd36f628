import { isRefusal, refuse, type Refusal } from '../../kernel/index.ts'
import { mayAssign, type AssignReason } from '../roles/index.ts'
import { mayAdminister, maySee, maySetPosition } from './administer.ts'
import type { EditedEntity, EditedRole, EditedUser, Editor } from './edit-user.ts'

/** Some contacts that are put into an institution, or taken out of theirs, together. */
type PlaceReason = 'record.unknown' | 'access.denied' | 'user.own-place' | 'user.last-super-admin'

function checkPerson(by: Editor, user: EditedUser): true | Refusal<PlaceReason> {
  if (!maySee(by.position, user.position)) return refuse('record.unknown')
  if (!mayAdminister(by.position, user.position) || !maySetPosition(by.position.tier))
    return refuse('access.denied')
  return by.position.userId === user.position.userId ? refuse('user.own-place') : true
}

/**
 * Takes a user out of an institution: the account stays, its rights end. `spareAdmins` is how many super
 * administrators are left after the whole write.
 */
export function removeContact(
  by: Editor,
  user: EditedUser,
  entityId: string,
  spareAdmins: number,
): true | Refusal<PlaceReason> {
  const person = checkPerson(by, user)
  if (isRefusal(person)) return person
  if (user.entity?.id !== entityId) return refuse('record.unknown')
  return user.role.tier === 'tier1' && spareAdmins === 0 ? refuse('user.last-super-admin') : true
}

/** Puts a user without an institution into one, with the role the user has or another one that fits. */
export function assignContact(
  by: Editor,
  user: EditedUser,
  entity: EditedEntity,
  role: EditedRole = user.role,
): true | Refusal<PlaceReason | AssignReason | 'user.has-entity'> {
  const person = checkPerson(by, user)
  if (isRefusal(person)) return person
  return user.entity ? refuse('user.has-entity') : mayAssign(by.rights, role, entity.dealRoles)
}
