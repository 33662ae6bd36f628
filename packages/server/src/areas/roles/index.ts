import type { Area } from '../../platform/area.ts'
import { reactToMenu } from './menu-keys.ts'
import { permissionAssign } from './permission-assign.ts'
import { roleAdd, roleCopy, roleDel, roleEdit } from './role-edit.ts'
import { roleInfo } from './role-info.ts'
import { roleList } from './role-list.ts'
import { roleMenu } from './role-menu.ts'

export { visibleRoles } from './visible.ts'
export { loadRoles, readRole, readRoles, type RoleRow } from './role.repo.ts'

export const roles: Area = {
  handlers: [roleList, roleInfo, roleAdd, roleCopy, roleEdit, roleDel, roleMenu, permissionAssign],
  react: reactToMenu,
}
