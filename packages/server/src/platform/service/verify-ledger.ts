import type pg from 'pg'
import { sql } from 'kysely'
import { inTransaction, query, type Transaction } from '../db/index.ts'
import { firstHash, hashOf, type Entry } from './chain.ts'

/** The first line that does not fit. */
export interface LedgerBreak {
  ledgerId: string
  seq: number
}

const atOnce = 1000

/** Proves the chain of one ledger, as it stands at one moment, while writes go on. */
export const verifyLedger = (pool: pg.Pool, ledgerId: string): Promise<LedgerBreak | undefined> =>
  inTransaction(pool, async (transaction) => {
    const { run } = transaction
    const [, [head]] = await Promise.all([
      run(sql`set transaction isolation level repeatable read, read only`),
      run(query.selectFrom('ledger').selectAll().where('id', '=', ledgerId)),
    ])
    let last = { seq: 0, hash: firstHash(ledgerId) }
    for (;;) {
      const entries = await entriesAfter(transaction, ledgerId, last.seq)
      if (entries.length === 0) break
      for (const entry of entries) {
        const fits = entry.seq === last.seq + 1 && entry.hash === hashOf(last.hash, ledgerId, entry)
        if (!fits) return { ledgerId, seq: last.seq + 1 }
        last = entry
      }
    }
    // Lines missing at the end leave the head ahead of them.
    const atHead = head ? head.seq === last.seq && head.hash === last.hash : last.seq === 0
    return atHead ? undefined : { ledgerId, seq: last.seq + 1 }
  })

const entriesAfter = async ({ run }: Transaction, ledgerId: string, after: number): Promise<Entry[]> => {
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
