import type { Transaction } from '../db/index.ts'
import type { FurtherNews } from './aggregate.ts'
import { canonical, hashOf, type Head, type LedgerEntry, type Lines } from './chain.ts'
import { createLedgers, LedgersMissing, lockLedgers, readClock } from './ledger.ts'
import { Turns } from './turns.ts'

/** A line that a write to one ledger adds to another. */
export interface FurtherLine extends FurtherNews {
  actorId: string | null
}

/** The locked further ledgers, and a time later than that of any earlier lock. */
export interface FurtherLocked {
  heads: ReadonlyMap<string, Head>
  now: Temporal.Instant
}

/** Creates missing ledgers and locks all, always in the order of their names, so that no deadlock occurs. */
export const createAndLock = async (
  transaction: Transaction,
  ledgers: readonly string[],
): Promise<FurtherLocked> => {
  const [, locked] = await Promise.all([
    createLedgers(transaction, [...new Set(ledgers)].toSorted()),
    lockExisting(transaction, ledgers),
  ])
  return locked
}

const lockExisting = async (transaction: Transaction, ledgers: readonly string[]): Promise<FurtherLocked> => {
  const ids = [...new Set(ledgers)].toSorted()
  const [rows, now] = await Promise.all([lockLedgers(transaction, ids), readClock(transaction)])
  return { heads: new Map(rows.map(({ id, seq, hash }) => [id, { seq, hash }])), now }
}

export const lockFurther = (
  transaction: Transaction,
  lines: readonly FurtherLine[],
): Promise<FurtherLocked> =>
  createAndLock(
    transaction,
    lines.map(({ ledger }) => ledger),
  )

/** Ledgers that most writes expect exist already. Missing ones are created before everything is decided again. */
export const lockExpected = async (
  transaction: Transaction,
  ledgers: readonly string[],
): Promise<FurtherLocked> => {
  const locked = await lockExisting(transaction, ledgers)
  // In the order of their names: two nodes that create the same do not wait for each other.
  const missing = [...new Set(ledgers)].filter((id) => !locked.heads.has(id)).toSorted()
  if (missing.length > 0) throw new LedgersMissing(missing)
  return locked
}

export const noLines: Lines = { entries: [], heads: new Map() }

/** Everything that the lines need is locked. */
export const hasAll = (
  locked: FurtherLocked | undefined,
  lines: readonly FurtherLine[],
): locked is FurtherLocked => locked !== undefined && lines.every(({ ledger }) => locked.heads.has(ledger))

/** One with a smaller name is locked after one with a larger name: another write may do it the other way round. */
export const mayDeadlock = ({ heads }: FurtherLocked, lines: readonly FurtherLine[]): boolean => {
  const largest = [...heads.keys()].toSorted().at(-1) ?? ''
  return lines.some(({ ledger }) => !heads.has(ledger) && ledger < largest)
}

/** Writes out what is hashed of each line, before its ledger is locked. */
export const writeParams = async (lines: readonly FurtherNews[]): Promise<void> => {
  const turns = new Turns()
  for (const further of lines) {
    if (turns.isOver) await turns.pass()
    further.text ??= canonical(further.line.params)
  }
}

/** Chains each line behind those of its ledger. The heads are those of ledgers with new lines. */
export const chainFurther = async (lines: readonly FurtherLine[], locked: FurtherLocked): Promise<Lines> => {
  // In the order of their names, as they are locked.
  const added = new Set(lines.map(({ ledger }) => ledger))
  const heads = new Map([...locked.heads].filter(([ledger]) => added.has(ledger)))
  const at = locked.now.toString()
  const entries: LedgerEntry[] = []
  const turns = new Turns()
  for (const { ledger, actorId, line, text } of lines) {
    if (turns.isOver) await turns.pass()
    const { seq, hash } = heads.get(ledger)!
    const entry = { seq: seq + 1, at, actor_id: actorId, ...line }
    const chained = { ...entry, ledger_id: ledger, hash: hashOf(hash, ledger, entry, text) }
    heads.set(ledger, { seq: chained.seq, hash: chained.hash })
    entries.push(chained)
  }
  return { entries, heads }
}
