import { createSlot } from '../../../kit/slot.tsx'

interface DealAllocationPlace {
  readonly dealId: string
}

/** The launched allocation of a priced deal, on its card and its page. */
export const DealAllocationSlot = createSlot<DealAllocationPlace>()

interface SignOffPlace extends DealAllocationPlace {
  /** The URL of the allocation's page. */
  readonly allocationUrl: string
}

/** An allocation that awaits the reader's sign-off, first on the deal's page. */
export const SignOffSlot = createSlot<SignOffPlace>()
