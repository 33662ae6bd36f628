import { bookCalls } from '@bookrunner/contract/book'
import { isRefusal } from '@bookrunner/domain/kernel'
import { read } from '../../platform/http/handler.ts'
import { nameIn } from '../../platform/named.ts'
import { readClasses } from '../deals/index.ts'
import { readSeen } from './kept.repo.ts'
import { bookForReader, wholeBook } from './state/index.ts'
import { writtenList } from './written-list.ts'

/** The totals are the whole book's for everybody who may read any of it; rows are those one would be shown singly. */
export const bookOrderList = read(bookCalls.bookOrderList, async ({ input, actor, db, language }) => {
  const [classes, taken] = await Promise.all([readClasses(db), readSeen(db, actor.userId, input.dealId)])
  const view = await bookForReader(db, actor, input.dealId)
  if (isRefusal(view)) return view
  const { dealId, seq, at } = view.state
  const shared = () => ({ dealId, seq, ...wholeBook(view) })
  return writtenList(view, shared, {
    at,
    readMarker: taken,
    classes: classes.map((row) => ({ classId: row.id, name: nameIn(language, row) })),
  })
})
