import { bookCalls } from '@bookrunner/contract/book'
import { isRefusal } from '@bookrunner/domain/kernel'
import { read } from '../../platform/http/handler.ts'
import { stateOf } from './charts.ts'
import { bookForReader, summaryFor } from './state/index.ts'

export const getOrderSummary = read(bookCalls.getOrderSummary, async ({ input, actor, db }) => {
  const view = await bookForReader(db, actor, input.dealId)
  return isRefusal(view) ? view : { ...stateOf(view), summary: summaryFor(view.state, view.reader) }
})
