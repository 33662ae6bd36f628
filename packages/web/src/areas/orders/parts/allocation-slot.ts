import { createSlot } from '../../../kit/slot.tsx'

export interface OwnAllocationPlace {
  readonly dealId: string
  /** None: every own order on the deal. */
  readonly orderId?: string
}

/** What was allocated to own orders, where it was told. */
export const OwnAllocationSlot = createSlot<OwnAllocationPlace>()
