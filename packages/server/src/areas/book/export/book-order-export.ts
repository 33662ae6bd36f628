import { bookCalls } from '@bookrunner/contract/book'
import { isRefusal } from '@bookrunner/domain/kernel'
import { accept, service } from '../../../platform/service/index.ts'
import { forgetArriving, keptUntil, preparing, putMade } from '../../files/index.ts'
import { bookFile } from './book-file.ts'
import { readFacts } from './read-facts.ts'

/**
 * The file is made and stored before the write; the write makes it be there, and leaves a line with its maker: which
 * book went out, of which state, and the hash of what was in it.
 */
export const bookOrderExport = service(bookCalls.bookOrderExport, {
  on: preparing,
  prepare: async ({ input: { dealId }, actor }, { db, language }) => {
    const facts = await readFacts(db, { actor, dealId, language })
    if (isRefusal(facts)) return facts
    const { seq, at } = facts.list
    const made = await putMade(db, bookFile(facts, language), actor.userId)
    return { ...made, seq, at, byRight: facts.right }
  },
  key: ({ actor }) => actor.userId,
  decide: ({ input: { dealId }, prepared, now }) => {
    const { fileId, name, mediaType, bytes, sha256, seq, at, byRight } = prepared
    const until = keptUntil(now)
    return accept({
      reply: { fileId, name, bytes, seq, at, until },
      changes: [{ fileId, mediaType, bytes, sha256, until, about: dealId, byRight }],
      line: { code: 'file.book-export', params: { fileId, dealId, seq, bytes, sha256 } },
    })
  },
  tidy: ({ fileId }, { db }) => forgetArriving(db, fileId),
})
