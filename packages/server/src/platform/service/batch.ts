import { inTransaction, isPassing, isTaken, type DatabaseHandle, type Transaction } from '../db/index.ts'
import { ledgerOf, type DomainEvent, type Write } from './aggregate.ts'
import { Answers, type Outcome } from './answers.ts'
import { firstHash } from './chain.ts'
import { decideAll, type Decided, type Loaded, type MomentOf, type SessionValidity } from './decide-all.ts'
import { chainFurther, lockFurther, saveFurther } from './further.ts'
import { createLedger, lockLedger, readClock, wasReached, type Head } from './ledger.ts'
import { saveBatch } from './save-batch.ts'

/** How a write is tried again. */
interface Retries {
  mostTries: number
  /** Before the second try; each further pause is twice as long. */
  shortestPauseMs: number
  longestPauseMs: number
  /** With a silent database each try takes long, and somebody waits for the answer. */
  longestMs: number
}

/** The pauses of a write make about two seconds in all: a restarted database is back by then. */
export const usualRetries: Retries = {
  mostTries: 7,
  shortestPauseMs: 20,
  longestPauseMs: 1000,
  longestMs: 10_000,
}

/** What the pipeline needs: the database, validity of sessions, reactions to events, and notification. */
export interface PipelineDeps {
  pool: DatabaseHandle['pool']
  /** Read inside the transaction, so that a freeze or a lost right counts at once. */
  readSessionValidity: (transaction: Transaction, sessionIds: readonly string[]) => Promise<SessionValidity>
  /** True if a write to this ledger may change the validity of sessions. */
  changesSessions?: (ledgerId: string) => boolean
  react: (transaction: Transaction, events: readonly DomainEvent[]) => Promise<unknown>
  /** After the commit: this ledger has a new number. */
  tell: (ledgerId: string, seq: number) => void
  momentOf?: MomentOf
  /** Differs from the usual only in tests. */
  retries?: Retries
}

/** The ledger had no row: it is created, and everything is decided again under its lock. */
class LedgerMissing extends Error {}

/** The decisions, and the newest number of every ledger with a new line. */
interface StoredBatchAnswers {
  decided: Decided
  heads: ReadonlyMap<string, Head>
}

/** The writes to one ledger that share a transaction. It may be tried again, but never after its commit. */
class Batch {
  readonly #deps: PipelineDeps
  readonly #writes: readonly Write[]
  readonly #first: Write
  readonly #ledgerId: string
  /** What the last try was going to commit; after a broken connection it may be committed. */
  #inDoubt: StoredBatchAnswers | undefined

  constructor(deps: PipelineDeps, writes: readonly [Write, ...Write[]]) {
    this.#deps = deps
    this.#writes = writes
    this.#first = writes[0]
    this.#ledgerId = ledgerOf(this.#first)
  }

  async try(): Promise<Outcome[]> {
    try {
      return await this.#transact()
    } catch (fault) {
      if (!(fault instanceof LedgerMissing)) throw fault
      await this.#makeLedger()
      return this.#transact()
    }
  }

  async #transact(): Promise<Outcome[]> {
    const { decided, heads } = await inTransaction(this.#deps.pool, async (transaction) => {
      const { exists, arrived, ...loaded } = await this.#load(transaction)
      if (arrived) return this.#inDoubt!
      const { momentOf } = this.#deps
      const fresh = decideAll(this.#ledgerId, this.#writes, { ...loaded, momentOf })
      if (!exists && fresh.entries.length > 0) throw new LedgerMissing()
      return this.#save(transaction, loaded.state, fresh)
    })
    if (!this.#first.dryRun) for (const [ledgerId, { seq }] of heads) this.#deps.tell(ledgerId, seq)
    return decided.outcomes
  }

  /** One round trip, answered in order: the lock first, then everything that must be read under it. */
  async #load(transaction: Transaction): Promise<Loaded & { exists: boolean; arrived: boolean }> {
    const { on, key } = this.#first
    const needs = this.#writes.flatMap(({ need }) => (need === undefined ? [] : [need]))
    const sessions = [...new Set(this.#writes.flatMap(({ actor }) => actor?.sessionId ?? []))]
    const repeats = this.#writes.flatMap(({ repeat }) => repeat ?? [])
    const [head, now, answers, readSessionValidity, state, arrived] = await Promise.all([
      lockLedger(transaction, this.#ledgerId),
      readClock(transaction),
      Answers.load(transaction, repeats),
      sessions.length > 0 ? this.#deps.readSessionValidity(transaction, sessions) : new Map<string, string>(),
      on.load(transaction, key, needs),
      this.#inDoubt ? wasReached(transaction, this.#ledgerId, this.#inDoubt.decided.head) : false,
    ])
    const from = head ?? { seq: 0, hash: firstHash(this.#ledgerId) }
    return {
      head: from,
      exists: head !== undefined,
      now,
      answers,
      sessionValidity: readSessionValidity,
      state,
      arrived,
    }
  }

  /** The second round trip. Reactions see the saved rows and may cost more; further ledgers cost one. */
  async #save(transaction: Transaction, state: unknown, decided: Decided): Promise<StoredBatchAnswers> {
    const { on, key, dryRun } = this.#first
    const { changes, entries, newAnswers, events, further, head } = decided
    const saved: unknown[] = [
      changes.length > 0 && on.save(transaction, key, changes, state),
      (entries.length > 0 || newAnswers.length > 0) && saveBatch(transaction, this.#ledgerId, decided),
    ]
    const heads = new Map(entries.length > 0 ? [[this.#ledgerId, head]] : [])
    const locking = further.length > 0 ? lockFurther(transaction, further) : undefined
    if (events.length > 0) await Promise.all([...saved, locking, this.#deps.react(transaction, events)])
    const [locked] = locking ? await Promise.all([locking, ...saved]) : []
    if (locked) {
      const chained = chainFurther(further, locked)
      for (const [ledgerId, newest] of chained.heads) heads.set(ledgerId, newest)
      saved.push(saveFurther(transaction, chained))
    }
    const stored = { decided, heads }
    if (!dryRun && entries.length > 0) this.#inDoubt = stored
    await Promise.all([...saved, dryRun ? transaction.rollback() : transaction.commit()])
    return stored
  }

  /** In a transaction of its own: an empty ledger reveals nothing, and a dry run of the first write needs it too. */
  #makeLedger(): Promise<unknown> {
    return inTransaction(this.#deps.pool, (transaction) =>
      Promise.all([createLedger(transaction, this.#ledgerId), transaction.commit()]),
    )
  }
}

const pause = (attempt: number, { shortestPauseMs, longestPauseMs }: Retries): Promise<void> => {
  const most = Math.min(longestPauseMs, shortestPauseMs * 2 ** attempt)
  return new Promise((done) => setTimeout(done, most * (0.5 + Math.random() / 2)))
}

/** Another ledger's transaction stored the same key first; the next try finds its answer. */
const keyTaken = (fault: unknown): boolean => isTaken(fault, 'idempotency_pkey')

/** The only place where a write is tried again: serialization failure, deadlock, lost connection. */
export const runBatch = async (
  deps: PipelineDeps,
  writes: readonly [Write, ...Write[]],
): Promise<Outcome[]> => {
  const { retries = usualRetries } = deps
  const { mostTries, longestMs } = retries
  const batch = new Batch(deps, writes)
  const started = performance.now()
  for (let attempt = 1; ; attempt++) {
    try {
      return await batch.try()
    } catch (fault) {
      const over = attempt >= mostTries || performance.now() - started > longestMs
      if (over || !(isPassing(fault) || keyTaken(fault))) throw fault
      await pause(attempt, retries)
    }
  }
}
