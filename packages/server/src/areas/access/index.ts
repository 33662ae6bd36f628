import type { Area } from '../../platform/area.ts'
import { menuAdd } from './menu-add.ts'
import { menuDel } from './menu-del.ts'
import { menuEdit } from './menu-edit.ts'
import { menuList } from './menu-list.ts'
import { permissionList } from './permission-list.ts'

export { readMenu, type Menu } from './menu.repo.ts'
export { keysOf } from './menu.ts'
export { loadMenu } from './menu.repo.ts'

export const access: Area = { handlers: [menuList, menuAdd, menuEdit, menuDel, permissionList] }
