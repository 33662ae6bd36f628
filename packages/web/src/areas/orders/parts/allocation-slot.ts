import { createSlot } from '../../../kit/slot.tsx'

export interface OwnAllocationPlace {
  readonly dealId: string
  /** Undefined: every own order on the deal. */
  readonly orderId?: string
}

/** The allocations of own orders, once they are published to the house. */
export const OwnAllocationSlot = createSlot<OwnAllocationPlace>()
