import { createSlot } from '../../../kit/slot.tsx'

interface LaunchedPlace {
  readonly dealId: string
}

/** What was allocated over this book, for who reviews it and has no page of allocations. */
export const LaunchedSlot = createSlot<LaunchedPlace>()
