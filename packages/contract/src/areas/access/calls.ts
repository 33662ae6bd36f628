import { menuAdd, menuDel, menuEdit, menuList } from './menu-calls.ts'
import { permissionList } from './permission-calls.ts'

export const accessCalls = { menuList, menuAdd, menuEdit, menuDel, permissionList } as const
