import { calls } from '@bookrunner/contract'
import { read } from '../../../platform/http/handler.ts'
import { preparedReply } from '../../files/index.ts'

/** For the person it was prepared for, while it is kept: whoever made it has said what may be in it. */
export const download = read(calls.book.download, ({ input, actor, db }) =>
  preparedReply(db, input.fileId, actor.userId),
)
