import {
  inTransaction,
  isConnectionFault,
  isPassing,
  isTaken,
  type DatabaseHandle,
  type Transaction,
  type TransactionSettings,
} from '../db/index.ts'
import type { DomainEvent, Write } from './aggregate.ts'
import { EarlyInVain, LockedByOthers, OthersExpected } from './again.ts'
import type { Outcome } from './answers.ts'
import type { Head } from './chain.ts'
import { inStep } from './events.ts'
import type { FactMemory } from './facts.ts'
import { decideAll, type Decided, type Loaded, type MomentOf } from './decide-all.ts'
import { chainFurther, lockFurther, hasAll, noLines, mayDeadlock, writeParams } from './further.ts'
import { createLedgers, LedgersMissing } from './ledger.ts'
import {
  ledgersOf,
  loadAfterLocks,
  loadWaiting,
  loadWithLocks,
  type LoadedBatch,
  type ReadSessionValidity,
} from './load-batch.ts'
import { partsOf } from './parts.ts'
import { pause, usualRetries, type Retries } from './retries.ts'
import { saveBatch, saveLines } from './save-batch.ts'
import type { SharedLedgers } from './shared-ledgers.ts'

/** What the pipeline needs: the database, validity of sessions, reactions to events, and notification. */
export interface PipelineDeps {
  pool: DatabaseHandle['pool']
  /** Read inside the transaction, so that a freeze or a lost right counts at once. */
  readSessionValidity: ReadSessionValidity
  /** True if a write to this ledger may change the validity of sessions. */
  changesSessions?: (ledgerId: string) => boolean
  react: (transaction: Transaction, events: readonly DomainEvent[]) => Promise<unknown>
  /** After the commit: this ledger has a new number. */
  tell: (ledgerId: string, seq: number) => void
  momentOf?: MomentOf
  /** Differs from the usual only in tests. */
  retries?: Retries
}

export interface BatchDeps extends PipelineDeps {
  memory: FactMemory
  shared: SharedLedgers
}

/** The decisions, and the newest number of every ledger with a new line. */
interface StoredBatchAnswers {
  decided: Decided
  heads: ReadonlyMap<string, Head>
}

/** How long a transaction of several ledgers waits for a row that somebody else has locked. */
const longestWaitMs = 500

/** `skips`: leaves out ledgers that are missing, or that others have locked, instead of waiting for their locks. */
export interface HowToLock {
  skips: boolean
}

/** Of each write, in their order; undefined if its ledger was left out. */
export type BatchOutcomes = (Outcome | undefined)[]

/** The writes that share a transaction: of one ledger, or of several of one kind. It is tried again, but never after its commit. */
class Batch {
  readonly #deps: BatchDeps
  readonly #all: readonly Write[]
  readonly #first: Write
  readonly #skips: boolean
  /** Those whose ledgers are ours. */
  #writes: readonly Write[]
  /** What the last try was going to commit; after a broken connection it may be. */
  #inDoubt: StoredBatchAnswers | undefined
  #isFirstLoad = true
  /** Locks the further ledgers that the writes expect. */
  #expects = true
  /** The early rows of the write are in its transaction. That is tried once. */
  #isEarly = true

  constructor(deps: BatchDeps, writes: readonly [Write, ...Write[]], { skips }: HowToLock) {
    this.#deps = deps
    this.#skips = skips
    this.#all = writes
    this.#first = writes[0]
    this.#writes = writes
  }

  async try(): Promise<BatchOutcomes> {
    // Each happens once: somebody has locked a ledger, the write's own is missing, further ones are, others are expected,
    // early rows are in vain.
    for (;;)
      try {
        return await this.#transact()
      } catch (fault) {
        if (fault instanceof LedgersMissing) await this.#makeLedgers(fault.ids)
        else if (fault instanceof OthersExpected) this.#expects = false
        else if (fault instanceof LockedByOthers) this.#deps.shared.add(ledgersOf(this.#writes))
        else if (!(fault instanceof EarlyInVain)) throw fault
      }
  }

  async #transact(): Promise<BatchOutcomes> {
    const before = this.#inDoubt
    const { decided, heads } = await this.#inItsTransaction().catch((fault: unknown) => {
      if (isConnectionFault(fault)) this.#deps.memory.forget()
      // It was rolled back for certain: only what an earlier try left in doubt still is.
      else this.#inDoubt = before
      throw fault
    })
    if (!this.#first.dryRun) for (const [ledgerId, { seq }] of heads) this.#deps.tell(ledgerId, seq)
    const outcomes = new Map(this.#writes.map((write, index) => [write, decided.outcomes[index]!]))
    return this.#all.map((write) => outcomes.get(write))
  }

  async #inItsTransaction(): Promise<StoredBatchAnswers> {
    const open = this.#isEarly ? this.#first.open : undefined
    this.#isEarly = false
    if (!open)
      return inTransaction(this.#deps.pool, (transaction) => this.#within(transaction), this.#settings())
    try {
      return await this.#within(open)
    } catch (fault) {
      this.#first.early?.forget()
      // Whoever opened it hears of a broken connection.
      await open.rollback().catch(() => {})
      throw fault
    }
  }

  /** Writes that share transactions are frequent and few at a time: planning each statement took longer than running it. */
  #settings(): TransactionSettings {
    return {
      ...(this.#first.on.together && { plan_cache_mode: 'force_generic_plan' }),
      // Other rows that it waits for (a limit, a house's ledger) hold up all of its deals, so not for long.
      ...(this.#mayLeaveOut() && { lock_timeout: longestWaitMs }),
    }
  }

  /** If an earlier try is in doubt, waiting for its locks is how to know. */
  #mayLeaveOut(): boolean {
    return this.#skips && !this.#inDoubt
  }

  async #within(transaction: Transaction): Promise<StoredBatchAnswers> {
    const { arrived, further, ...loaded } = await this.#load(transaction)
    if (arrived) return this.#inDoubt!
    const fresh = await decideAll(this.#writes, { ...loaded, momentOf: this.#deps.momentOf })
    // The only one: of several, those without a row were left out.
    const missing = fresh.heads.keys().find((id) => !loaded.existing.has(id))
    if (missing !== undefined) throw new LedgersMissing([missing])
    const refers = fresh.entries.length > 0 && this.#first.early?.isUsed()
    if (transaction === this.#first.open && !refers) throw new EarlyInVain()
    return this.#save(transaction, { states: loaded.states, further }, fresh)
  }

  /** Seldom has anybody else locked a ledger, so everything is sent with the locks at first. */
  async #load(transaction: Transaction): Promise<LoadedBatch> {
    const how = { ...this.#deps, expects: this.#expects, inDoubt: this.#inDoubt?.decided.heads }
    if (!this.#skips) return loadWaiting(transaction, this.#writes, how)
    const isTogether =
      this.#isFirstLoad && this.#mayLeaveOut() && !this.#deps.shared.hasAny(ledgersOf(this.#writes))
    this.#isFirstLoad = false
    const first = isTogether ? await loadWithLocks(transaction, this.#writes, how) : undefined
    const loaded = first ?? (await loadAfterLocks(transaction, this.#writes, how))
    this.#writes = loaded.writes
    return loaded
  }

  /** The last round trip. Reactions see the saved rows and may cost more; further ledgers that nobody expected cost one. */
  async #save(
    transaction: Transaction,
    { states, further: expected }: Pick<LoadedBatch, 'states' | 'further'>,
    decided: Decided,
  ): Promise<StoredBatchAnswers> {
    const { dryRun } = this.#first
    const { entries, newAnswers, further } = decided
    if (expected && mayDeadlock(expected, further)) throw new OthersExpected()
    const events = inStep(decided.events)
    const early = hasAll(expected, further) ? await chainFurther(further, expected) : noLines
    const changes = this.#saveChanges(transaction, states, decided)
    if (this.#first.on.savesInTurns) await Promise.all([...changes, writeParams(further)])
    const heads = new Map([...decided.heads, ...early.heads])
    const saved: unknown[] = [
      ...changes,
      (entries.length > 0 || newAnswers.length > 0) &&
        saveBatch(transaction, { ...decided, entries: [...entries, ...early.entries], heads }),
    ]
    const locking = further.length > early.entries.length ? lockFurther(transaction, further) : undefined
    if (events.length > 0) await Promise.all([...saved, locking, this.#deps.react(transaction, events)])
    const [locked] = locking ? await Promise.all([locking, ...saved]) : []
    if (locked) {
      const late = await chainFurther(further, locked)
      for (const [ledgerId, newest] of late.heads) heads.set(ledgerId, newest)
      saved.push(saveLines(transaction, late))
    }
    const stored = { decided, heads }
    if (!dryRun && entries.length > 0) this.#inDoubt = stored
    await Promise.all([...saved, dryRun ? transaction.rollback() : transaction.commit()])
    return stored
  }

  #saveChanges(transaction: Transaction, states: Loaded['states'], { changes }: Decided): Promise<unknown>[] {
    return partsOf(this.#writes).flatMap(({ key, ledgerIds }) => {
      const own = [...ledgerIds].flatMap((id) => changes.get(id) ?? [])
      const [ledgerId] = ledgerIds
      return own.length > 0 ? [this.#first.on.save(transaction, key, own, states.get(ledgerId!))] : []
    })
  }

  /** In a transaction of its own: an empty ledger reveals nothing, and a dry run of the first write needs it too. */
  #makeLedgers(ids: readonly string[]): Promise<unknown> {
    return inTransaction(this.#deps.pool, (transaction) =>
      Promise.all([createLedgers(transaction, ids), transaction.commit()]),
    )
  }
}

/** Another ledger's transaction stored the same key first; the next try finds its answer. */
const keyTaken = (fault: unknown): boolean => isTaken(fault, 'idempotency_pkey')

/** The only place where a write is tried again: serialization failure, deadlock, lost connection. */
export const runBatch = async (
  deps: BatchDeps,
  writes: readonly [Write, ...Write[]],
  how: HowToLock,
): Promise<BatchOutcomes> => {
  const { retries = usualRetries } = deps
  const { mostTries, longestMs } = retries
  const batch = new Batch(deps, writes, how)
  const started = performance.now()
  for (let attempt = 1; ; attempt++) {
    try {
      return await batch.try()
    } catch (fault) {
      const over = attempt >= mostTries || performance.now() - started > longestMs
      // Tried ledger by ledger, only those that met somebody else are tried again.
      const mayPass = how.skips ? isConnectionFault(fault) : isPassing(fault)
      if (over || !(mayPass || keyTaken(fault))) throw fault
      await pause(attempt, retries)
    }
  }
}
