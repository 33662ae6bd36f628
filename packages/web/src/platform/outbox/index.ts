/** Writes that survive a lost connection. Areas say how to send, what a conflict is, and the message. */
export { isClash } from './outcome.ts'
export { editStore } from './edit-store.ts'
export { Outbox, type Entry, type Outcome } from './outbox.ts'
export { inLanes } from './serial-queue.ts'
export { PressedWrite } from './pressed-write.ts'
export { useWrite } from './use-write.ts'
