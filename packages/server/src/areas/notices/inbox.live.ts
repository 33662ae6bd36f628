import { inboxSubject } from '@bookrunner/contract/notices'
import { refuse } from '@bookrunner/domain/kernel'
import { source } from '../../platform/live/source.ts'
import { inboxSince, readInbox } from './inbox.repo.ts'

const snapshotSize = 500
/** Beyond this, a new snapshot is shorter. */
const mostChanges = 200

export const inboxLive = source<typeof inboxSubject>({
  subject: inboxSubject,
  ledger: (userId) => `inbox:${userId}`,
  // Only its owner, in the language of the connection.
  viewClass: async (_db, { key, actor, language }) =>
    key === actor.userId ? `${key} ${language}` : refuse('access.not-yours'),
  snapshot: async (db, { key, language }) => {
    const { seq, ...data } = await readInbox(db, key, language, snapshotSize)
    return { seq, data }
  },
  changes: async (db, { key, language }, since) => {
    const { seq, list, unread, total } = await inboxSince(db, key, language, since, mostChanges + 1)
    if (list.length > mostChanges || seq < since) return undefined
    return { seq, data: list.map((notice) => ({ notice, unread, total })) }
  },
})
