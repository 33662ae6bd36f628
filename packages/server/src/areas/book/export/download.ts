import { bookCalls } from '@bookrunner/contract/book'
import { isRefusal } from '@bookrunner/domain/kernel'
import { read } from '../../../platform/http/handler.ts'
import { preparedReply } from '../../files/index.ts'
import { bookForReader } from '../state/index.ts'
import { exportRight } from './right.ts'

/** For the person who prepared the file, until it expires or that person's part in the deal changes. */
export const download = read(bookCalls.download, ({ input: { fileId }, actor, db }) =>
  preparedReply(db, { fileId, userId: actor.userId }, async ({ about, byRight }) => {
    const view = await bookForReader(db, actor, about)
    return !isRefusal(view) && exportRight(view) === byRight
  }),
)
