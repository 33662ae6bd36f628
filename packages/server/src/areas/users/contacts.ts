import { usersCalls } from '@bookrunner/contract/users'
import { sameAs } from '../../platform/http/handler.ts'
import { edit } from './edit.ts'
import { exportList } from './export-list.ts'
import { assignContacts, deleteContacts } from './place-contacts.ts'
import { getUnallocatedUser, list } from './list.ts'

/** Account opening calls the users of an institution its contacts (decision 091). */
export const contacts = [
  getUnallocatedUser,
  assignContacts,
  deleteContacts,
  sameAs(list, usersCalls.getBondUsers),
  sameAs(list, usersCalls.getBondUsersByOrg),
  sameAs(edit, usersCalls.editBondUser),
  sameAs(edit, usersCalls.updateStatus),
  sameAs(exportList, usersCalls.exportBondUsers),
]
