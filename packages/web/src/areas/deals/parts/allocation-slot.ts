import { createSlot } from '../../../kit/slot.tsx'

interface DealAllocationPlace {
  readonly dealId: string
}

/** The launched allocation of a priced deal, on its card and its page. */
export const DealAllocationSlot = createSlot<DealAllocationPlace>()
