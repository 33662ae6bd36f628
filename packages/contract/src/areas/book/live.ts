import { subject } from '../../kernel/live.ts'
import { bookChange, bookState } from './rows.ts'

/** The book of one deal for who may read it; key: the deal's id. Its number is that of the list, so one begins there. */
export const bookSubject = subject({
  name: 'book',
  access: ['board_order_book', 'mydeal_order_book'],
  snapshot: bookState,
  change: bookChange,
  byCall: true,
  refusals: ['record.unknown', 'deal.not-yours'],
})
