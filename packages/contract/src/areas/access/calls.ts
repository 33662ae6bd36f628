import { menuAdd, menuDel, menuList } from './menu-calls.ts'
import { permissionList } from './permission-calls.ts'

export const accessCalls = { menuList, menuAdd, menuDel, permissionList } as const
