/** The dialogs of a deal's moves, and their parts for other screens that run a deal. */
export { DealActions } from '../page/DealActions.tsx'
export { AboutDeal } from './AboutDeal.tsx'
export { Line } from './Line.tsx'
export { MoveDialog, type PlannedMove } from './MoveDialog.tsx'
export { MoveFrame } from './MoveFrame.tsx'
export type { Previewed } from './props.ts'
export { ReasonLine } from './ReasonLine.tsx'
export { useMove, useMoveForm, type MoveField } from './use-move.ts'
