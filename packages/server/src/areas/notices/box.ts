import { noticesCalls } from '@bookrunner/contract/notices'
import { refuse } from '@bookrunner/domain/kernel'
import { read } from '../../platform/http/handler.ts'
import { listInbox, readInbox } from './inbox.repo.ts'

export const box = read(noticesCalls.box, async ({ input, actor, db, language }) =>
  input.userId && input.userId !== actor.userId
    ? refuse('access.not-yours')
    : readInbox(db, actor.userId, language, input.pageSize),
)

export const own = read(noticesCalls.own, ({ input, actor, db, language }) =>
  listInbox(db, { userId: actor.userId, language }, input),
)
