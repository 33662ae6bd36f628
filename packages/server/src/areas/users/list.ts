import { usersCalls } from '@bookrunner/contract/users'
import { refuse } from '@bookrunner/domain/kernel'
import { mayAdminister } from '@bookrunner/domain/users'
import type { Actor } from '../../platform/http/actor.ts'
import { read, type RequestContext } from '../../platform/http/handler.ts'
import { listUsers } from './user-list.repo.ts'
import { readUser, positionOf } from './user.repo.ts'
import { entityView, userView } from './view.ts'

export const list = read(usersCalls.list, (request) => answer(request, request.input))

/** The same for contacts without an institution. */
export const getUnallocatedUser = read(usersCalls.getUnallocatedUser, (request) =>
  answer(request, { ...request.input, unallocated: true }),
)

type Request = Pick<RequestContext, 'db' | 'language'> & { actor: Actor }

const answer = async ({ actor, db, language }: Request, input: Parameters<typeof listUsers>[2]) => {
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
}
