import { usersCalls } from '@bookrunner/contract/users'
import { read } from '../../platform/http/handler.ts'
import { findEntities } from './user-list.repo.ts'
import { positionOf, readUser } from './user.repo.ts'

/** The choice of entities in the form of a user. */
export const entities = read(usersCalls.entities, async ({ input, actor, db }) => {
  const editor = await readUser(db, actor.userId)
  const rows = editor ? await findEntities(db, positionOf(editor), input.keyword) : []
  return {
    list: rows.map((row) => ({
      entityId: row.id,
      name: row.name,
      nameCn: row.name_cn,
      nameHk: row.name_hk,
      shortName: row.short_name,
      dealRoles: row.deal_roles,
    })),
  }
})
