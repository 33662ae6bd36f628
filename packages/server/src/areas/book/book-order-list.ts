import { bookCalls } from '@bookrunner/contract/book'
import { isRefusal, nameIn } from '@bookrunner/domain/kernel'
import { read } from '../../platform/http/handler.ts'
import { readClasses } from '../deals/index.ts'
import { readReadMarker } from './writes/read-marker.repo.ts'
import { bookForReader, snapshotFor } from './state/index.ts'
import { writtenList } from './written-list.ts'

/** Totals cover the whole book for everybody who reads any of it; rows are the orders this reader may open. */
export const bookOrderList = read(bookCalls.bookOrderList, async ({ input, actor, db, language }) => {
  const [classes, readMarker] = await Promise.all([
    readClasses(db),
    readReadMarker(db, actor.userId, input.dealId),
  ])
  const view = await bookForReader(db, actor, input.dealId)
  if (isRefusal(view)) return view
  const { dealId, seq, at } = view.state
  const shared = () => ({ dealId, seq, ...snapshotFor(view) })
  return writtenList(view, shared, {
    at,
    readMarker,
    classes: classes.map((row) => ({ classId: row.id, name: nameIn(language, row) })),
  })
})
