import { lazyScreen } from '../../platform/chunk.ts'
import { LaunchedSlot } from '../book/launched/index.ts'
import { DealAllocationSlot, PackSlot, SignOffSlot } from '../deals/index.ts'
import { OwnAllocationSlot } from '../orders/index.ts'

/** Investors see their allocation on the pages of their orders. */
export const addOwnAllocation = (): void =>
  OwnAllocationSlot.fill(lazyScreen(() => import('./own/OwnAllocation.tsx')))

/** An issuer's users review and sign off on the page of the book: they have no allocation page. */
export const addLaunched = (): void => LaunchedSlot.fill(lazyScreen(() => import('./AllocPage.tsx')))

/** The launched allocation on a deal's card and page. */
export const addDealAllocation = (): void => {
  DealAllocationSlot.fill(lazyScreen(() => import('./standing/DealAllocation.tsx')))
  SignOffSlot.fill(lazyScreen(() => import('./standing/SignOffAwaited.tsx')))
}

/** Who reads a deal's log takes the whole deal out beside it. */
export const addPack = (): void => PackSlot.fill(lazyScreen(() => import('./export/PackButton.tsx')))
