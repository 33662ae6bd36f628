import type pg from 'pg'
import { sql } from 'kysely'
import { inTransaction, query, reading, type Db, type Runner } from '../db/index.ts'
import { firstHash, hashOf, type Entry } from './chain.ts'

/** The first line that does not fit. */
export interface LedgerBreak {
  ledgerId: string
  seq: number
}

/** How far a chain is intact. */
export interface Proof {
  /** Number of intact lines from the first on. */
  lines: number
  /** The hash of the last of them. */
  hash: string
  /** Number of the first line that does not fit or is missing; null if all are intact. */
  brokenAt: number | null
}

const atOnce = 1000

/** Verifies the chain of one ledger at one moment, while writes go on. */
export const verifyLedger = (pool: pg.Pool, ledgerId: string): Promise<LedgerBreak | undefined> =>
  inTransaction(pool, async (transaction) => {
    const [, { brokenAt }] = await Promise.all([
      transaction.run(sql`set transaction isolation level repeatable read, read only`),
      proveChain(transaction, ledgerId),
    ])
    return brokenAt === null ? undefined : { ledgerId, seq: brokenAt }
  })

/** The same for a call, with the result. */
export const proveLedger = (db: Db, ledgerId: string): Promise<Proof> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((transaction) => proveChain(reading(transaction), ledgerId))

/** The same within a transaction that reads more at that moment. */
export const proveChain = async (runner: Runner, ledgerId: string): Promise<Proof> => {
  const [head] = await runner.run(query.selectFrom('ledger').selectAll().where('id', '=', ledgerId))
  let last = { seq: 0, hash: firstHash(ledgerId) }
  const proved = (brokenAt: number | null): Proof => ({ lines: last.seq, hash: last.hash, brokenAt })
  for (;;) {
    const entries = await entriesAfter(runner, ledgerId, last.seq)
    if (entries.length === 0) break
    for (const entry of entries) {
      const fits = entry.seq === last.seq + 1 && entry.hash === hashOf(last.hash, ledgerId, entry)
      if (!fits) return proved(last.seq + 1)
      last = entry
    }
  }
  // If lines are missing at the end, the head is ahead of them.
  const atHead = head ? head.seq === last.seq && head.hash === last.hash : last.seq === 0
  return proved(atHead ? null : last.seq + 1)
}

const entriesAfter = async ({ run }: Runner, ledgerId: string, after: number): Promise<Entry[]> => {
  const rows = await run(
    query
      .selectFrom('ledger_entry')
      .select(['seq', 'actor_id', 'code', 'params', 'hash', 'at'])
      .where('ledger_id', '=', ledgerId)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(atOnce),
  )
  return rows.map((row) => ({ ...row, at: row.at.toString() }))
}
