import { bookCalls } from '@bookrunner/contract/book'
import { isRefusal } from '@bookrunner/domain/kernel'
import { accept, service } from '../../../platform/service/index.ts'
import { forgetArriving, expiryOf, preparing, putMade } from '../../files/index.ts'
import { bookFile } from './book-file.ts'
import { readFacts } from './read-facts.ts'

/**
 * Stores the file before the write. The write makes it available and logs the book, its state and the file's hash.
 */
export const bookOrderExport = service(bookCalls.bookOrderExport, {
  on: preparing,
  prepare: async ({ input: { dealId }, actor }, { db, language, workers }) => {
    const facts = await readFacts(db, { actor, dealId, language })
    if (isRefusal(facts)) return facts
    const { seq, at } = facts.list
    const made = await putMade(db, bookFile(facts, language, workers), actor.userId)
    return { ...made, seq, at, byRight: facts.right }
  },
  key: ({ actor }) => actor.userId,
  decide: ({ input: { dealId }, prepared, now }) => {
    const { fileId, name, mediaType, bytes, sha256, seq, at, byRight } = prepared
    const until = expiryOf(now)
    return accept({
      reply: { fileId, name, bytes, seq, at, until },
      changes: [{ fileId, mediaType, bytes, sha256, until, about: dealId, byRight }],
      line: { code: 'file.book-export', params: { fileId, dealId, seq, bytes, sha256 } },
    })
  },
  tidy: ({ fileId }, { db }) => forgetArriving(db, fileId),
})
