import { bookSubject } from '@bookrunner/contract/book'
import { isRefusal } from '@bookrunner/domain/kernel'
import { source } from '../../platform/live/source.ts'
import { dealLedger } from '../deals/index.ts'
import { changeOf, bookForReader, viewClassOf, snapshotFor } from './state/index.ts'

/** The book of a deal, from this node's state: a change costs what changed, however large the book is. */
export const bookLive = source<typeof bookSubject>({
  subject: bookSubject,
  presence: true,
  ledger: dealLedger,
  viewClass: async (db, { actor, key }) => {
    const viewClass = await viewClassOf(db, actor, key)
    return isRefusal(viewClass) ? viewClass : `${key} ${viewClass}`
  },
  snapshot: async (db, { actor, key }) => {
    const forReader = await bookForReader(db, actor, key)
    return isRefusal(forReader) ? forReader : { seq: forReader.state.seq, data: snapshotFor(forReader) }
  },
  changes: async (db, { actor, key }, since) => {
    const forReader = await bookForReader(db, actor, key)
    if (isRefusal(forReader)) return forReader
    const { seq } = forReader.state
    if (since === seq) return { seq, data: [] }
    const change = changeOf(forReader, since)
    return change && { seq, data: [change] }
  },
})
