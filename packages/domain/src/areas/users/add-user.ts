import { type AssignReason, mayAssign } from '../roles/index.ts'
import { type Refusal, isRefusal, refuse } from '../../kernel/index.ts'
import { maySetDepartment, maySetPosition } from './administer.ts'
import type { EditedDepartment, EditedEntity, EditedRole, Editor } from './edit-user.ts'

/** Where a new user is to work. */
export interface NewPosition {
  role: EditedRole
  entity: EditedEntity
  department: EditedDepartment | null
}

export type AddReason =
  | 'access.denied'
  | 'user.place-not-yours'
  | 'user.department-not-yours'
  | 'user.department-elsewhere'
  | AssignReason

/**
 * Decides where a new user works. An institution's administrator adds to the own entity, and one of a department to
 * that department.
 */
export function addUser(by: Editor, requested: NewPosition): NewPosition | Refusal<AddReason> {
  const { tier, entityId, departmentId: own } = by.position
  if (tier === 'tier3') return refuse('access.denied')
  const { entity, department } = requested
  const anyDepartment = maySetDepartment(by.position)
  if (!maySetPosition(tier) && entity.id !== entityId) return refuse('user.place-not-yours')
  if (!anyDepartment && department !== null && department.id !== own)
    return refuse('user.department-not-yours')
  if (department && department.entityId !== entity.id) return refuse('user.department-elsewhere')
  const assigned = mayAssign(by.rights, requested.role, requested.entity.dealRoles)
  if (isRefusal(assigned)) return assigned
  if (anyDepartment || own === null) return requested
  return { ...requested, department: { id: own, entityId: entity.id } }
}
