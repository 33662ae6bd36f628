import { filesCalls } from '@bookrunner/contract/files'
import { refuse } from '@bookrunner/domain/kernel'
import { accept, service } from '../../platform/service/index.ts'
import { countUnattached } from './file.repo.ts'
import { sending } from './sending.ts'
import { forgetArriving, putFile } from './store.ts'

/** Unused files: more than a day's work ever needs, far less than fills a disk. */
const most = { files: 200, bytes: 2 * 1024 ** 3 }

/**
 * Stores the file without the lock while it arrives; one write makes it available. A repeated key stores it again,
 * finds the first answer, and deletes the second copy.
 */
export const upload = service(filesCalls.upload, {
  on: sending,
  prepare: async ({ input, actor }, { db }) => {
    if (actor.entityId === '') return refuse('access.no-institution')
    const sent = await countUnattached(db, actor.userId)
    if (sent.files >= most.files || sent.bytes >= most.bytes) return refuse('file.too-many')
    return putFile(db, input.file, { purpose: input.purpose, ownerId: actor.userId })
  },
  key: ({ actor }) => actor.userId,
  decide: ({ input, prepared }) => {
    const { fileId, kind, mediaType, bytes, sha256 } = prepared
    return accept({
      reply: prepared,
      changes: [{ fileId, mediaType, bytes, sha256 }],
      line: { code: 'file.upload', params: { fileId, purpose: input.purpose, kind, bytes, sha256 } },
    })
  },
  tidy: ({ fileId }, { db }) => forgetArriving(db, fileId),
})
