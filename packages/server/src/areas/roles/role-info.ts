import { rolesCalls } from '@bookrunner/contract/roles'
import { refuse } from '@bookrunner/domain/kernel'
import { read } from '../../platform/http/handler.ts'
import { readRoleVersion } from './role.repo.ts'
import { roleView } from './view.ts'
import { visibleRoles } from './visible.ts'

export const roleInfo = read(rolesCalls.info, async ({ input, actor, db, language }) => {
  const [row] = await visibleRoles(db, actor, input.roleId)
  if (!row) return refuse('record.unknown')
  const names = { US: row.name, CN: row.nameCn, HK: row.nameHk }
  return {
    ...roleView(row, actor, language),
    names,
    permissions: row.grants,
    version: await readRoleVersion(db, row.id),
  }
})
