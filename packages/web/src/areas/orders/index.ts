/** For the areas to the right (book, allocation). */
export { OwnAllocationSlot, type OwnAllocationPlace } from './parts/allocation-slot.ts'
export { BOOK, OWN } from './parts/query-keys.ts'
export { EntryDrawer } from './desk/EntryDrawer.tsx'
export { OrderDrawer } from './desk/OrderDrawer.tsx'
export { useOrderLog, type ManagerVersion } from './desk/use-order-log.ts'
export { useOrderCodeName, type OrderCodeName } from './desk/use-order-code-name.ts'
export { LadderText, readSize } from './parts/index.ts'
export { BulkEntry } from './desk-bulk/index.ts'
