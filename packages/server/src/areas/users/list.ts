import { usersCalls } from '@bookrunner/contract/users'
import { refuse } from '@bookrunner/domain/kernel'
import { mayAdminister } from '@bookrunner/domain/users'
import { read } from '../../platform/http/handler.ts'
import { listUsers } from './user-list.repo.ts'
import { readUser, positionOf } from './user.repo.ts'
import { entityView, userView } from './view.ts'

export const list = read(usersCalls.list, async ({ input, actor, db, language }) => {
  const editor = await readUser(db, actor.userId)
  if (!editor) return refuse('record.unknown')
  const by = positionOf(editor)
  const { rows, total } = await listUsers(db, by, input)
  return {
    list: rows.map((row) => ({
      ...userView(row, language),
      entity: entityView(row),
      mustChangePassword: row.must_change_password,
      createTime: row.created_at.toString(),
      editable: mayAdminister(by, positionOf(row)),
    })),
    pageNum: input.pageNum,
    pageSize: input.pageSize,
    total,
  }
})
