import type { Area } from '../../platform/area.ts'
import { reactToMenu } from './menu-keys.ts'
import { permissionAssign } from './permission-assign.ts'
import { roleInfo } from './role-info.ts'
import { roleList } from './role-list.ts'

export { loadRoles, readRole, type RoleRow } from './role.repo.ts'

export const roles: Area = { handlers: [roleList, roleInfo, permissionAssign], react: reactToMenu }
