import { createSlot } from '../../../kit/slot.tsx'

export interface DealAllocationPlace {
  readonly dealId: string
  /** Follows the deal: on its own page, not on each card. */
  readonly live?: boolean
}

/** The launched allocation of a priced deal, on its card and its page. */
export const DealAllocationSlot = createSlot<DealAllocationPlace>()

interface SignOffPlace {
  readonly dealId: string
  /** The URL of the allocation's page. */
  readonly allocationUrl: string
}

/** An allocation that awaits the reader's sign-off, first on the deal's page. */
export const SignOffSlot = createSlot<SignOffPlace>()
