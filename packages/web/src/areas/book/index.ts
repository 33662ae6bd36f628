import { lazyScreen } from '../../platform/chunk.ts'
import { DealBookSlot } from '../deals/index.ts'

/** Size and coverage of the book on a deal's card. */
export const addDealBook = (): void => DealBookSlot.fill(lazyScreen(() => import('./card/DealBook.tsx')))
