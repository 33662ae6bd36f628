import { bookCalls } from '@bookrunner/contract/book'
import { isRefusal } from '@bookrunner/domain/kernel'
import { read } from '../../platform/http/handler.ts'
import { stateOf } from './charts.ts'
import { seenBook, summaryFor } from './state/index.ts'

export const getOrderSummary = read(bookCalls.getOrderSummary, async ({ input, actor, db }) => {
  const seen = await seenBook(db, actor, input.dealId)
  return isRefusal(seen) ? seen : { ...stateOf(seen), summary: summaryFor(seen.state, seen.reader) }
})
