import type { Area } from '../../platform/area.ts'
import { ownFile } from './own-file.ts'
import { sweep } from './sweep.ts'
import { upload } from './upload.ts'

export { attachFiles, dropFiles, loadFiles, type FileToUse } from './attach.repo.ts'
export { fileReply } from './file-reply.ts'
export { expiryOf, preparedReply, preparing, putMade } from './prepared.ts'
export { cellsOf, findList } from './list-in-file.ts'
export { describeFiles, forgetArriving, removeFiles, type FileFacts } from './store.ts'

export const files: Area = {
  handlers: [upload, ownFile],
  tasks: { 'files.sweep': sweep },
  timed: { 'files.sweep': '*/10 * * * *' },
}
