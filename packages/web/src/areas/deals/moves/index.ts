/** The dialogs of a deal's moves, and what they are made of, for other screens from which a deal is run. */
export { DealActions } from '../page/DealActions.tsx'
export { Line } from './Line.tsx'
export { MoveDialog, type MoveWish } from './MoveDialog.tsx'
export { MoveFrame } from './MoveFrame.tsx'
export type { Previewed } from './props.ts'
export { ReasonLine } from './ReasonLine.tsx'
export { useMove } from './use-move.ts'
export { useReason, type TypedReason } from './use-reason.ts'
