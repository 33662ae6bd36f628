import type { BookRow } from '@bookrunner/contract/book'
import { mostRows } from '@bookrunner/contract/orders'
import type { BookNow } from '../now.ts'
import { waitingIn } from '../rounds/index.ts'

/** Orders that wait for a manager, as far as the reader may accept them now: after pricing, none. */
export const acceptableIn = (book: Pick<BookNow, 'rows'>): BookRow[] =>
  waitingIn(book).filter(({ may }) => may.includes('accept'))

/** The orders of the next write, which takes so many at most, and those left for a further one. */
export const nextOf = <Each>(orders: readonly Each[]): { next: readonly Each[]; left: number } => {
  const next = orders.slice(0, mostRows)
  return { next, left: orders.length - next.length }
}
