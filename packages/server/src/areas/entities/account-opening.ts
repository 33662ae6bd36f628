import { entitiesCalls } from '@bookrunner/contract/entities'
import { sameAs } from '../../platform/http/handler.ts'
import { del } from './del.ts'
import { edit } from './edit.ts'
import { exportList } from './export.ts'
import { list } from './reads.ts'

/** Account opening has names of its own for institutions (decision 091). */
export const accountOpening = [
  sameAs(list, entitiesCalls.getBondOrg),
  sameAs(exportList, entitiesCalls.exportBondOrg),
  sameAs(edit, entitiesCalls.editBondOrg),
  sameAs(del, entitiesCalls.deleteOrg),
]
