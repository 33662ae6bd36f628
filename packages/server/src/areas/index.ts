import type { Area } from '../platform/area.ts'
import { access } from './access/index.ts'
import { allocation } from './allocation/index.ts'
import { audit } from './audit/index.ts'
import { auth } from './auth/index.ts'
import { book } from './book/index.ts'
import { classes } from './classes/index.ts'
import { deals } from './deals/index.ts'
import { entities } from './entities/index.ts'
import { files } from './files/index.ts'
import { groups } from './groups/index.ts'
import { imports } from './imports/index.ts'
import { loans } from './loans/index.ts'
import { notices } from './notices/index.ts'
import { orders } from './orders/index.ts'
import { quota } from './quota/index.ts'
import { roles } from './roles/index.ts'
import { users } from './users/index.ts'

export { createKeyGate, createSessions, type KeyGate } from './auth/index.ts'

/** The mounted areas, left to right. */
export const areas: readonly Area[] = [
  files,
  access,
  imports,
  groups,
  classes,
  entities,
  roles,
  users,
  auth,
  audit,
  notices,
  quota,
  loans,
  deals,
  orders,
  book,
  allocation,
]
