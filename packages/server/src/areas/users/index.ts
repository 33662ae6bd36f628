import type { Area } from '../../platform/area.ts'
import { contacts } from './contacts.ts'
import { del } from './del.ts'
import { departmentHandlers } from './department-calls.ts'
import { edit } from './edit.ts'
import { editOwn } from './edit-own.ts'
import { entities } from './entities.ts'
import { exportList } from './export-list.ts'
import { info } from './info.ts'
import { list } from './list.ts'

import { delRoleUser, getRoleUser, roleAssign } from './role-assign.ts'

export { moveDepartments } from './department.repo.ts'
export { accountTaken } from './account-taken.ts'
export { departmentOf } from './edited-user.ts'
export { newUser, type NewUser, type NewUserState } from './new-user.ts'
export {
  claimAccounts,
  endMailsTo,
  keptAddresses,
  lockAccounts,
  mailsTo,
  positionOf,
  readUser,
} from './user.repo.ts'
export { userView } from './view.ts'

export const users: Area = {
  handlers: [
    info,
    list,
    exportList,
    entities,
    edit,
    editOwn,
    del,
    roleAssign,
    delRoleUser,
    getRoleUser,
    ...contacts,
    ...departmentHandlers,
  ],
}
