import { usersCalls } from '@bookrunner/contract/users'
import { refuse } from '@bookrunner/domain/kernel'
import { read } from '../../platform/http/handler.ts'
import { readUser } from './user.repo.ts'
import { entityView, userView } from './view.ts'

export const info = read(usersCalls.info, async ({ actor, db, language }) => {
  const row = await readUser(db, actor.userId)
  if (!row) return refuse('record.unknown')
  const { permissions, roles, functions } = actor.rights
  return {
    user: { ...userView(row, language), entity: entityView(row) },
    permissions: [...permissions],
    roles: [...roles],
    functions: [...functions],
    timeZone: row.time_zone,
    mustChangePassword: row.must_change_password,
  }
})
