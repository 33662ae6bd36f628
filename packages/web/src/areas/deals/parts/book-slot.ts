import { createSlot } from '../../../kit/slot.tsx'

interface DealBookPlace {
  readonly dealId: string
  /** The issue size is in billions: so is the book beside it. */
  readonly large: boolean
}

/** The size and coverage of a running deal's book, on its card. */
export const DealBookSlot = createSlot<DealBookPlace>()
