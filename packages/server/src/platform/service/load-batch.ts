import { isLockedByOthers, type Transaction } from '../db/index.ts'
import { ledgerOf, type Write } from './aggregate.ts'
import { LockedByOthers } from './again.ts'
import { Answers } from './answers.ts'
import { firstHash, type Head } from './chain.ts'
import type { Loaded, SessionValidity } from './decide-all.ts'
import type { FactMemory, KnownFacts } from './facts.ts'
import { lockExpected, type FurtherLocked } from './further.ts'
import { lockLedgers, readClock, wereReached, type LockedLedger } from './ledger.ts'
import { partsOf } from './parts.ts'

export type ReadSessionValidity = (
  transaction: Transaction,
  sessionIds: readonly string[],
) => Promise<SessionValidity>

/** What was read under the locks of some writes. */
export interface LoadedBatch extends Loaded {
  /** Those whose ledgers are ours. */
  writes: readonly Write[]
  existing: ReadonlySet<string>
  /** The transaction that was in doubt was committed. */
  arrived: boolean
  /** Further ledgers that were locked because lines for them were expected. */
  further: FurtherLocked | undefined
}

export interface LoadHow {
  /** Read inside the transaction, so that a freeze or a lost right counts at once. */
  readSessionValidity: ReadSessionValidity
  memory: FactMemory
  /** Locks the further ledgers that the writes expect. */
  expects: boolean
  /** Heads that an earlier try was going to commit. */
  inDoubt: ReadonlyMap<string, Head> | undefined
}

type Writes = readonly Write[]

export const ledgersOf = (writes: Writes): string[] => [...new Set(writes.map(ledgerOf))]

/**
 * The locks, and whatever must be read under them: one round trip, answered in order. A ledger that somebody else has locked
 * refuses all, before anything waits for its rows. Undefined if a ledger is missing, or what is remembered of one has changed.
 */
export const loadWithLocks = async (
  transaction: Transaction,
  writes: Writes,
  how: LoadHow,
): Promise<LoadedBatch | undefined> => {
  const ids = ledgersOf(writes)
  const facts = how.memory.unproved()
  const locking = lockLedgers(transaction, ids, 'refuses')
  const reading = readAll(transaction, writes, how, facts)
  // Of several faults, that of the locks is the cause.
  reading.catch(() => {})
  const locked = await locking.catch((fault: unknown) => {
    throw isLockedByOthers(fault) ? new LockedByOthers() : fault
  })
  const read = await reading
  return locked.length === ids.length && facts.areTrueUnder(locked) ? joined(writes, locked, read) : undefined
}

/**
 * Leaves out ledgers that are missing, or that others have locked. The locks come alone, so that nothing waits for rows of
 * those. Only what may be committed already is waited for, to know.
 */
export const loadAfterLocks = async (
  transaction: Transaction,
  all: Writes,
  how: LoadHow,
): Promise<LoadedBatch> => {
  const locked = await lockLedgers(transaction, ledgersOf(all), how.inDoubt ? 'waits' : 'skips')
  const ours = new Set(locked.map(({ id }) => id))
  const writes = all.filter((write) => ours.has(ledgerOf(write)))
  return joined(writes, locked, await readAll(transaction, writes, how, how.memory.under(locked)))
}

/** Waits for the locks. */
export const loadWaiting = async (
  transaction: Transaction,
  writes: Writes,
  how: LoadHow,
): Promise<LoadedBatch> => {
  const [locked, read] = await Promise.all([
    lockLedgers(transaction, ledgersOf(writes)),
    readAll(transaction, writes, how, undefined),
  ])
  return joined(writes, locked, read)
}

type Read = Awaited<ReturnType<typeof readAll>>

const joined = (
  writes: Writes,
  locked: readonly LockedLedger[],
  { states, parts, ...read }: Read,
): LoadedBatch => ({
  ...read,
  writes,
  heads: new Map([
    ...ledgersOf(writes).map((id): [string, Head] => [id, { seq: 0, hash: firstHash(id) }]),
    ...locked.map(({ id, seq, hash }): [string, Head] => [id, { seq, hash }]),
  ]),
  existing: new Set(locked.map(({ id }) => id)),
  states: new Map(
    parts.flatMap(({ ledgerIds: own }, index) => [...own].map((id) => [id, states[index]] as const)),
  ),
})

const readAll = async (
  transaction: Transaction,
  writes: Writes,
  how: LoadHow,
  known: KnownFacts | undefined,
) => {
  const parts = partsOf(writes)
  const on = writes[0]?.on
  const [read, states, lockedLast] = await Promise.all([
    readFacts(transaction, writes, how),
    Promise.all(parts.map(({ key, needs }) => on!.load(transaction, key, needs, known))),
    lockLast(transaction, writes, how),
  ])
  return { ...read, ...lockedLast, parts, states }
}

/**
 * The expected further ledgers, and the time, which is later than any lock. Sent after the load, because limits are locked
 * before houses. All together or none: with some of them locked, waiting for one with a smaller name could be a deadlock.
 */
const lockLast = async (
  transaction: Transaction,
  writes: Writes,
  { expects }: LoadHow,
): Promise<Pick<LoadedBatch, 'now' | 'further'>> => {
  const expected = writes.map(({ on, need }) => (need === undefined ? undefined : on.addsTo?.(need)))
  if (!expects || expected.length === 0 || expected.includes(undefined))
    return { now: await readClock(transaction), further: undefined }
  const further = await lockExpected(
    transaction,
    expected.flatMap((ledgers) => ledgers ?? []),
  )
  return { now: further.now, further }
}

/** What every write reads, whatever it is about. */
const readFacts = async (
  transaction: Transaction,
  writes: Writes,
  { inDoubt, readSessionValidity }: LoadHow,
) => {
  const sessions = [...new Set(writes.flatMap(({ actor }) => actor?.sessionId ?? []))]
  const repeats = writes.flatMap(({ repeat }) => repeat ?? [])
  const [answers, sessionValidity, arrived] = await Promise.all([
    Answers.load(transaction, repeats),
    sessions.length > 0 ? readSessionValidity(transaction, sessions) : new Map<string, string>(),
    inDoubt ? wereReached(transaction, inDoubt) : false,
  ])
  return { answers, sessionValidity, arrived }
}
