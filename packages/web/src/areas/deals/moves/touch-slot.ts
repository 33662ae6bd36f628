import type { DealDetail } from '@bookrunner/contract/deals'
import { createSlot } from '../../../kit/slot.tsx'
import type { Previewed } from './props.ts'

interface MoveTouchPlace {
  readonly detail: DealDetail
  readonly at: Previewed
}

/** The orders that a move affects, in its dialog on a screen without the book. */
export const MoveTouchSlot = createSlot<MoveTouchPlace>()
