import { bookCalls } from '@bookrunner/contract/book'
import { isRefusal } from '@bookrunner/domain/kernel'
import { read } from '../../platform/http/handler.ts'
import { nameIn } from '../../platform/named.ts'
import { readClasses } from '../deals/index.ts'
import { readSeen } from './kept.repo.ts'
import { seenBook, wholeBook } from './state/index.ts'
import { writtenList } from './written-list.ts'

/** The totals are the whole book's for everybody who may read any of it; rows are those one would be shown singly. */
export const bookOrderList = read(bookCalls.bookOrderList, async ({ input, actor, db, language }) => {
  const [classes, taken] = await Promise.all([readClasses(db), readSeen(db, actor.userId, input.dealId)])
  const seen = await seenBook(db, actor, input.dealId)
  if (isRefusal(seen)) return seen
  const { dealId, seq, at } = seen.state
  const shared = () => ({ dealId, seq, ...wholeBook(seen) })
  return writtenList(seen, shared, {
    at,
    readMarker: taken,
    classes: classes.map((row) => ({ classId: row.id, name: nameIn(language, row) })),
  })
})
