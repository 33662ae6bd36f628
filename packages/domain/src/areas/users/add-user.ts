import { type AssignReason, mayAssign } from '../roles/index.ts'
import { type Refusal, isRefusal, refuse } from '../../kernel/index.ts'
import { maySetPosition } from './administer.ts'
import type { EditedEntity, EditedRole, Editor } from './edit-user.ts'

/** Where a new user is to work. */
export interface NewPosition {
  role: EditedRole
  entity: EditedEntity
  department: string | null
}

export type AddReason = 'access.denied' | 'user.place-not-yours' | 'user.department-not-yours' | AssignReason

/**
 * Decides where a new user works. An institution's administrator adds to the own entity, and one of a department to
 * that department.
 */
export function addUser(by: Editor, requested: NewPosition): NewPosition | Refusal<AddReason> {
  const { tier, entityId, department: own } = by.position
  if (tier === 'tier3') return refuse('access.denied')
  const free = maySetPosition(tier)
  if (!free && requested.entity.id !== entityId) return refuse('user.place-not-yours')
  if (!free && requested.department !== null && requested.department !== own)
    return refuse('user.department-not-yours')
  const assigned = mayAssign(by.rights, requested.role, requested.entity.dealRoles)
  if (isRefusal(assigned)) return assigned
  return free ? requested : { ...requested, department: own }
}
