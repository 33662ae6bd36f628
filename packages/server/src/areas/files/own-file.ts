import { filesCalls } from '@bookrunner/contract/files'
import { refuse } from '@bookrunner/domain/kernel'
import { read } from '../../platform/http/handler.ts'
import { fileReply } from './file-reply.ts'
import { describeFiles } from './store.ts'

/** The sender may read the file until an area uses it; from then on that area decides. */
export const ownFile = read(filesCalls.own, async ({ input, actor, db }) => {
  const file = (await describeFiles(db, [input.fileId])).get(input.fileId)
  if (!file || file.attached || file.ownerId !== actor.userId) return refuse('record.unknown')
  return fileReply(db, input.fileId)
})
