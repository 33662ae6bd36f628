export {
  accept,
  refuseAndRecord,
  unchanged,
  type Accepted,
  type Aggregate,
  type DomainEvent,
  type Early,
  type LoggedValue,
  type LogLine,
  type Stamp,
  type Stamped,
  type Write,
} from './aggregate.ts'
export { atMost } from './at-most.ts'
export { Reactions, type Reaction } from './events.ts'
export type { KnownFacts } from './facts.ts'
export { forgetAnswers } from './forget-answers.ts'
export { createAndLock } from './further.ts'
export { keepAnswers } from './keep-answers.ts'
export { areUnchanged, readNumber } from './ledger.ts'
export { proveChain, proveLedger, verifyLedger, type LedgerBreak } from './verify-ledger.ts'
export { createPipeline, type OwnPipeline, type WritePipeline } from './queue.ts'
export { service } from './service.ts'
export { sendInTurns, Turns } from './turns.ts'
