import { sql } from 'kysely'
import { query, type Transaction } from '../db/index.ts'
import { firstHash } from './chain.ts'

/** The newest state of one ledger: its number, and the hash of the log up to it. */
export interface Head {
  seq: number
  hash: string
}

/** Takes the lock. Undefined until the ledger's first change. */
export const lockLedger = async ({ run }: Transaction, ledgerId: string): Promise<Head | undefined> => {
  const rows = await run(
    query.selectFrom('ledger').select(['seq', 'hash']).where('id', '=', ledgerId).forUpdate(),
  )
  return rows[0]
}

export const createLedger = ({ run }: Transaction, ledgerId: string): Promise<unknown> =>
  run(
    query
      .insertInto('ledger')
      .values({ id: ledgerId, seq: 0, hash: firstHash(ledgerId) })
      .onConflict((conflict) => conflict.doNothing()),
  )

/** Read under the lock, so that no earlier write has a later time. Microseconds, as in the log. */
export const readClock = async ({ run }: Transaction): Promise<Temporal.Instant> => {
  const [row] = await run(sql<{ now: Temporal.Instant }>`select clock_timestamp() as now`)
  return row!.now
}

/** True if the ledger reached this state. Read under the lock, so the answer is final. */
export const wasReached = async ({ run }: Transaction, ledgerId: string, head: Head): Promise<boolean> => {
  const lines = await run(
    query
      .selectFrom('ledger_entry')
      .select('hash')
      .where('ledger_id', '=', ledgerId)
      .where('seq', '=', head.seq),
  )
  return lines[0]?.hash === head.hash
}
