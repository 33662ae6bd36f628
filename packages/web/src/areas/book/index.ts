import { lazyScreen } from '../../platform/chunk.ts'
import { DealBookSlot, MoveTouchSlot } from '../deals/index.ts'

/** Size and coverage of the book on a deal's card, and what a move on its page does to the orders. */
export const addDealBook = (): void => {
  DealBookSlot.fill(lazyScreen(() => import('./card/DealBook.tsx')))
  MoveTouchSlot.fill(lazyScreen(() => import('./rounds/DealTouch.tsx')))
}
