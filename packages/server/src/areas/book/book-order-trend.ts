import { bookCalls } from '@bookrunner/contract/book'
import type { ReplyOf } from '@bookrunner/contract/kernel'
import { momentumOf } from '@bookrunner/domain/book'
import { isRefusal } from '@bookrunner/domain/kernel'
import type { Db } from '../../platform/db/index.ts'
import { read } from '../../platform/http/handler.ts'
import { stateOf } from './charts.ts'
import { movesFor } from './moves.ts'
import { bookForReader, type BookForReader } from './state/index.ts'

export const trendFor = async (
  db: Db,
  view: BookForReader,
): Promise<ReplyOf<typeof bookCalls.bookOrderTrend>> => {
  const now = stateOf(view)
  const { minutes, buckets } = momentumOf(await movesFor(db, view), now.at)
  return {
    ...now,
    minutes,
    buckets: buckets.map(({ from, book, amounts }) => ({
      from,
      book: String(book),
      new: String(amounts.new),
      increased: String(amounts.increased),
      reduced: String(amounts.reduced),
      cancelled: String(amounts.cancelled),
    })),
  }
}

export const bookOrderTrend = read(bookCalls.bookOrderTrend, async ({ input, actor, db }) => {
  const view = await bookForReader(db, actor, input.dealId)
  return isRefusal(view) ? view : trendFor(db, view)
})
