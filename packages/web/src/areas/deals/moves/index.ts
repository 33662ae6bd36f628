/** The dialogs of a deal's moves, for other screens from which a deal is run. */
export { DealActions } from '../page/DealActions.tsx'
export { MoveDialog, type MoveWish } from './MoveDialog.tsx'
export type { Previewed } from './props.ts'
