import { lazyScreen } from '../../platform/chunk.ts'
import { OwnAllocationSlot } from '../orders/index.ts'

/** An investor reads what it was allocated where it reads its orders. */
export const addOwnAllocation = (): void =>
  OwnAllocationSlot.fill(lazyScreen(() => import('./own/OwnAllocation.tsx')))
