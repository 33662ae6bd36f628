import { calls } from '@bookrunner/contract'
import { isRefusal } from '@bookrunner/domain/kernel'
import { read } from '../../platform/http/handler.ts'
import { stateOf } from './charts.ts'
import { seenBook, summaryFor } from './state/index.ts'

export const getOrderSummary = read(calls.book.getOrderSummary, async ({ input, actor, db }) => {
  const seen = await seenBook(db, actor, input.dealId)
  return isRefusal(seen) ? seen : { ...stateOf(seen), summary: summaryFor(seen.state, seen.reader) }
})
