import type { EditedDepartment, EditedEntity, EditedUser } from '@bookrunner/domain/users'
import type { RoleRow } from '../roles/index.ts'
import { positionOf } from './user.repo.ts'
import type { DepartmentRow, UserRow } from './user-state.ts'

export const entityOf = ({ id, deal_roles }: { id: string; deal_roles: EditedEntity['dealRoles'] }) => ({
  id,
  dealRoles: deal_roles,
})

/** A requested department; null stays null, and an unknown one is undefined. */
export const departmentOf = (
  id: string | null | undefined,
  departments: ReadonlyMap<string, DepartmentRow>,
): EditedDepartment | null | undefined => {
  const row = departments.get(id ?? '')
  return id === null ? null : row && { id: row.id, entityId: row.entity_id }
}

/** A stored user as the rule reads it. */
export const editedUser = (row: UserRow, roles: ReadonlyMap<string, RoleRow>): EditedUser | undefined => {
  const role = roles.get(row.role_id)
  return (
    role && {
      position: positionOf(row),
      account: row.account,
      name: row.name,
      nickName: row.nick_name,
      phone: row.phone_area && row.phone ? { area: row.phone_area, number: row.phone } : null,
      timeZone: row.time_zone,
      status: row.status,
      role,
      entity:
        row.entity_id === null ? null : entityOf({ id: row.entity_id, deal_roles: row.deal_roles ?? [] }),
    }
  )
}
