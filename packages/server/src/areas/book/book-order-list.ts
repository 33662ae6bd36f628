import { calls } from '@bookrunner/contract'
import { bookTotals, isInBookList, type BookTotals } from '@bookrunner/domain/book'
import { isRefusal } from '@bookrunner/domain/kernel'
import { read } from '../../platform/http/handler.ts'
import { nameIn } from '../../platform/named.ts'
import { readClasses } from '../deals/index.ts'
import { entryFor, readBook, viewsFor } from '../orders/index.ts'

const inDigits = ({ orders, total, inBook, soft, jlmInterest, conditional }: BookTotals) => ({
  ...{ orders, total: String(total), inBook: inBook === null ? null : String(inBook) },
  ...{ soft: String(soft), jlmInterest: String(jlmInterest), conditional: String(conditional) },
})

/** The totals are the whole book's for everybody who may read any of it; rows are those one would be shown singly. */
export const bookOrderList = read(calls.book.bookOrderList, async ({ input, actor, db, language }) => {
  const book = await readBook(db, actor, input.dealId)
  if (isRefusal(book)) return book
  const { seq, at, reader, sight } = book
  const listed = book.orders.filter(isInBookList)
  const [entry, classes, list] = await Promise.all([
    entryFor(db, reader),
    readClasses(db),
    viewsFor(db, reader, listed),
  ])
  return {
    ...{ dealId: input.dealId, seq, at, sight, ...entry, totals: inDigits(bookTotals(listed)) },
    classes: classes.map((row) => ({ classId: row.id, name: nameIn(language, row) })),
    list,
  }
})
