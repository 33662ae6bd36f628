import type { BookRow } from '@bookrunner/contract/book'
import type { BookNow } from '../now.ts'
import { waitingIn } from '../rounds/index.ts'

/** Orders that wait for a manager, as far as the reader may accept them now: after pricing, none. */
export const acceptableIn = (book: Pick<BookNow, 'rows'>): BookRow[] =>
  waitingIn(book).filter(({ may }) => may.includes('accept'))
