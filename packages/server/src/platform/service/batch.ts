import type { DatabaseHandle } from '../db/index.ts'
import { inTransaction, isPassing, type Transaction } from '../db/index.ts'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import { ledgerOf, type DomainEvent, type Repeat, type Stamp, type Stamped, type Write } from './aggregate.ts'
import { Answers, type Outcome } from './answers.ts'
import { createLedger, firstHash, hashOf, lockLedger, readClock, type Entry, type Head } from './ledger.ts'
import { saveBatch, type GivenAnswer } from './save-batch.ts'

/** What the road needs from outside: the database, who may still act, who reacts to events, whom to tell. */
export interface RoadDeps {
  pool: DatabaseHandle['pool']
  /** Sessions among these that are over; asked in the transaction itself, so a freeze wins at once. */
  endedSessions: (transaction: Transaction, sessionIds: readonly string[]) => Promise<ReadonlySet<string>>
  react: (transaction: Transaction, events: readonly DomainEvent[]) => Promise<unknown>
  /** After the commit: this ledger has a new number. */
  tell: (ledgerId: string, seq: number) => void
}

interface Decided {
  outcomes: Outcome[]
  changes: Stamped<unknown>[]
  entries: Entry[]
  given: GivenAnswer[]
  events: DomainEvent[]
  head: Head
}

/** Found while the ledger had no row: it is made, and everything is decided once more under its lock. */
class LedgerMissing extends Error {}

const load = async (deps: RoadDeps, transaction: Transaction, writes: readonly Write[]) => {
  const [{ on, key }] = writes as [Write]
  const needs = writes.flatMap((write) => (write.need === undefined ? [] : [write.need]))
  const sessions = [...new Set(writes.flatMap((write) => write.actor?.sessionId ?? []))]
  const repeats = writes.flatMap((write) => write.repeat ?? [])
  // Sent together, answered in order: the lock first, then everything that must be seen under it.
  const [head, now, answers, ended, state] = await Promise.all([
    lockLedger(transaction, ledgerOf({ on, key })),
    readClock(transaction),
    Answers.load(transaction, repeats),
    sessions.length > 0 ? deps.endedSessions(transaction, sessions) : new Set<string>(),
    on.load(transaction, key, needs),
  ])
  return { head, now, answers, ended, state }
}

type Loaded = Awaited<ReturnType<typeof load>>

const stampAfter = (decided: Decided, now: Temporal.Instant): Stamp => ({ seq: decided.head.seq + 1, now })

const decideOne = (
  ledgerId: string,
  write: Write,
  { state, now, ended }: Loaded,
  decided: Decided,
): Outcome => {
  if (write.actor && ended.has(write.actor.sessionId)) return refuse('session.ended')
  const stamp = stampAfter(decided, now)
  const decision = write.decide(state, stamp)
  if (isRefusal(decision)) return decision
  if (decision.line) {
    const entry = {
      seq: stamp.seq,
      at: now.toString(),
      actor_id: write.actor?.userId ?? null,
      ...decision.line,
    }
    const hash = hashOf(decided.head.hash, ledgerId, entry)
    decided.entries.push({ ...entry, hash })
    decided.head = { seq: stamp.seq, hash }
    for (const change of decision.changes) {
      write.on.apply(state, change, stamp)
      decided.changes.push({ ...stamp, change })
    }
    decided.events.push(...(decision.events ?? []))
  }
  return decision.refusal ?? { reply: decision.reply }
}

const decideAll = (ledgerId: string, writes: readonly Write[], loaded: Loaded): Decided => {
  const head = loaded.head ?? { seq: 0, hash: firstHash(ledgerId) }
  const decided: Decided = { outcomes: [], changes: [], entries: [], given: [], events: [], head }
  for (const write of writes) {
    const before = write.repeat && loaded.answers.find(write.repeat)
    const outcome = before ?? decideOne(ledgerId, write, loaded, decided)
    if (write.repeat && !before && !sessionOver(outcome)) {
      loaded.answers.keep(write.repeat, outcome)
      decided.given.push({ repeat: write.repeat, answer: outcome })
    }
    decided.outcomes.push(outcome)
  }
  return decided
}

/** Not an answer to the request: the same key may come again from a new session. */
const sessionOver = (outcome: Outcome): boolean => isRefusal(outcome) && outcome.reason === 'session.ended'

const save = async (
  deps: RoadDeps,
  transaction: Transaction,
  write: Write,
  state: unknown,
  decided: Decided,
): Promise<void> => {
  const ledgerId = ledgerOf(write)
  const anything = decided.entries.length > 0 || decided.given.length > 0
  if (decided.events.length > 0) await deps.react(transaction, decided.events)
  await Promise.all([
    decided.changes.length > 0 && write.on.save(transaction, write.key, decided.changes, state),
    anything && saveBatch(transaction, ledgerId, decided.head, decided.entries, decided.given),
    write.dryRun ? transaction.rollback() : transaction.commit(),
  ])
}

const transact = (deps: RoadDeps, writes: readonly Write[]): Promise<Outcome[]> =>
  inTransaction(deps.pool, async (transaction) => {
    const [first] = writes as [Write]
    const ledgerId = ledgerOf(first)
    const loaded = await load(deps, transaction, writes)
    const decided = decideAll(ledgerId, writes, loaded)
    if (!loaded.head && decided.entries.length > 0) throw new LedgerMissing()
    await save(deps, transaction, first, loaded.state, decided)
    if (decided.entries.length > 0 && !first.dryRun) deps.tell(ledgerId, decided.head.seq)
    return decided.outcomes
  })

const mostTries = 4

/** The one place where a write is tried again: serialization failure, deadlock, lost connection. */
export const runBatch = async (deps: RoadDeps, writes: readonly Write[]): Promise<Outcome[]> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transact(deps, writes)
    } catch (fault) {
      if (fault instanceof LedgerMissing) await makeLedger(deps, writes[0]!)
      else if (!isPassing(fault) || attempt >= mostTries) throw fault
      else await new Promise((done) => setTimeout(done, 20 * 3 ** attempt * Math.random()))
    }
  }
}

/** In a transaction of its own: an empty ledger says nothing, and a dry run of the first write needs it too. */
const makeLedger = (deps: RoadDeps, write: Write): Promise<void> =>
  inTransaction(deps.pool, async (transaction) => {
    await Promise.all([createLedger(transaction, ledgerOf(write)), transaction.commit()])
  })
