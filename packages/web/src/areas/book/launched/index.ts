import { createSlot } from '../../../kit/slot.tsx'

interface LaunchedPlace {
  readonly dealId: string
}

/** The launched allocation of this book, for reviewers who have no allocation page. */
export const LaunchedSlot = createSlot<LaunchedPlace>()
