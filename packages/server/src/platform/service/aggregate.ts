import type { Actor } from '../http/actor.ts'
import type { Transaction } from '../db/index.ts'
import type { Reason } from '@bookrunner/contract/kernel'
import type { Refusal } from '@bookrunner/domain/kernel'
import type { KnownFacts } from './facts.ts'

/**
 * What writes of one kind share: one lock, one numbered state, one log. `load` and `save` are one statement each for
 * all writes of a transaction to one ledger; `apply` shows the second write the first one's changes.
 */
export interface Aggregate<State, Need, Change, Code extends string = string> {
  /** First part of the ledger's id: `inbox` in `inbox:usr_…`. */
  kind: string
  /** The codes of its lines, if people read them in words. Only for the compiler, never set. */
  codes?: Code
  /**
   * Writes to several ledgers share transactions: with one state of all of them, or a state of each. With one state
   * `load` and `save` run once, under the first key.
   */
  together?: 'oneState' | 'stateOfEach'
  /**
   * `known`: of writes that may share a transaction. A load that travels with the locks may find what has changed since, and
   * is thrown away then; so it does not fail for what it finds.
   */
  load: (transaction: Transaction, key: string, needs: readonly Need[], known?: KnownFacts) => Promise<State>
  /**
   * Further ledgers that a write with this need adds lines to if it is accepted; undefined if nobody knows yet. If they are known
   * for a whole transaction, they are locked with the load, which saves a round trip; otherwise when it is decided.
   */
  addsTo?: (need: Need) => readonly string[] | undefined
  apply: (state: State, change: Change, at: Stamp) => void
  /** `save` lets others have a turn between its statements, so nothing else is sent before it is done. */
  savesInTurns?: true
  /** `state` is the one after all changes. */
  save: (
    transaction: Transaction,
    key: string,
    changes: readonly Stamped<Change>[],
    state: State,
  ) => Promise<unknown>
}

export interface Stamp {
  /** Number of the state this change makes. */
  seq: number
  /** The database's clock, read under the lock. */
  now: Temporal.Instant
}
export type Stamped<Change> = Stamp & { change: Change }

/** An event for areas to the right, handled in the same transaction. */
export interface DomainEvent {
  type: string
  [detail: string]: unknown
}

/** A line of the log: a code with ids and figures, without names. It is put into words when it is read. */
export interface LogLine<Code extends string = string> {
  code: Code
  params: Readonly<Record<string, unknown>>
}

/** A value before and after a change, as the log has it. */
export interface LoggedValue {
  field: string
  from: unknown
  to: unknown
}

/** A line for a further ledger. `text`: what is hashed of its parameters, if it is written out already. */
export interface FurtherNews {
  ledger: string
  line: LogLine
  text?: string
}

export interface Accepted<Reply, Change, Refused extends Reason = Reason, Code extends string = string> {
  reply: Reply
  changes: readonly Change[]
  /** Absent if nothing changed: then there is no new number and no line. */
  line?: LogLine<Code>
  /** Names, phones and the like, stored beside the line: they can be erased without breaking the chain. */
  personal?: readonly LoggedValue[]
  /**
   * Lines for further ledgers, written only together with `line`, because their watchers see a change as well. This
   * ledger's own rows contain what they show.
   */
  also?: readonly FurtherNews[]
  events?: readonly DomainEvent[]
  /** Returned instead of the reply, for a refusal that leaves a trace. */
  refusal?: Refusal<Refused>
}

export type CommandDecision<Reply, Change, Refused extends Reason = Reason, Code extends string = string> =
  | Accepted<Reply, Change, Refused, Code>
  | Refusal<Refused>

export const accept = <Reply, Change, Code extends string>(
  accepted: Accepted<Reply, Change, never, Code> & { line: LogLine<Code> },
) => accepted

/** Accepts without a change. */
export const unchanged = <Reply>(reply: Reply): Accepted<Reply, never, never, never> => ({
  reply,
  changes: [],
})

/** Refuses, but records the attempt: a counted try, a line in the log. */
export const refuseAndRecord = <Change, Refused extends Reason, Code extends string>(
  refusal: Refusal<Refused>,
  recorded: Omit<Accepted<never, Change, Reason, Code>, 'reply' | 'refusal'> & { line: LogLine<Code> },
): Accepted<never, Change, Refused, Code> => ({ ...recorded, reply: undefined as never, refusal })

/**
 * Rows that a write inserts before it has its locks, in its own transaction: nobody finds them until the write refers to
 * them, so they may not lock what others need. If the write is refused, or decides otherwise, the transaction is rolled
 * back, and the write decided again without them.
 */
export interface Early {
  /** Decides what is inserted, which may take long; false if there is nothing. Only if the write has not been answered. */
  decide: () => Promise<boolean>
  insert: (transaction: Transaction) => Promise<unknown>
  /** Does what was decided refer to the rows? */
  isUsed: () => boolean
  /** They are gone. */
  forget: () => void
}

/** One write in the queue. */
export interface Write<
  State = unknown,
  Need = unknown,
  Change = unknown,
  Reply = unknown,
  Code extends string = string,
> {
  on: Aggregate<State, Need, Change, Code>
  key: string
  actor: Actor | null
  /** For later work that somebody ordered: the line names this user. */
  forUser?: string
  need: Need | undefined
  decide: (
    state: State,
    at: Stamp,
  ) =>
    | CommandDecision<Reply, Change, Reason, NoInfer<Code>>
    | Promise<CommandDecision<Reply, Change, Reason, NoInfer<Code>>>
  repeat?: Repeat
  dryRun?: boolean
  early?: Early | undefined
  /** The transaction that has its early rows. */
  open?: Transaction
}

/** Same user, call and key: the first answer again, refusals too; the same key with another body is refused. */
export interface Repeat {
  userId: string
  call: string
  key: string
  bodyHash: string
}

export const ledgerOf = (write: Pick<Write, 'on' | 'key'>): string => `${write.on.kind}:${write.key}`
