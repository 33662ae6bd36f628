import { createSlot } from '../../../kit/slot.tsx'

interface DealBookPlace {
  readonly dealId: string
}

/** The size and coverage of a running deal's book, on its card. */
export const DealBookSlot = createSlot<DealBookPlace>()
