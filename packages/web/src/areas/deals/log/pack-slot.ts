import { createSlot } from '../../../kit/slot.tsx'

interface PackPlace {
  readonly dealId: string
}

/** The whole deal as one file, where its log is read: of every deal, however it ended. */
export const PackSlot = createSlot<PackPlace>()
