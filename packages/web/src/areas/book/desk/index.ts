export { DeskButtons } from './DeskButtons.tsx'
export { DeskDialogs } from './DeskDialogs.tsx'
export { mayMerge } from './may.ts'
export { useDesk, type Desk } from './use-desk.ts'
