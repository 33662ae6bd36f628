import type pg from 'pg'
import { sql } from 'kysely'
import { isRefusal } from '@bookrunner/domain/kernel'
import { inTransaction, query, reading, type Db, type Runner } from '../db/index.ts'
import { workerTask, type Workers } from '../workers/index.ts'
import { checkEntries, type Link } from './chain-lines.ts'
import type { work } from './chain.worker.ts'
import { firstHash } from './chain.ts'

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

/** The same for a call, with the result; the lines are checked in a thread. */
export const proveLedger = (db: Db, ledgerId: string, workers: Workers): Promise<Proof> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((transaction) => proveChain(reading(transaction), ledgerId, workers))

const task = workerTask<typeof work>('platform.chain', new URL('./chain.worker.ts', import.meta.url), {
  deadlineMs: 30_000,
})

/** A thousand lines, in a thread if one is free. */
const checked = async (last: Link, lines: string, workers: Workers | undefined): Promise<Link> => {
  const found = await workers?.run(task, { last, lines })
  return found === undefined || isRefusal(found) ? checkEntries(last, lines) : found
}

/** The same within a transaction that reads more at that moment. */
export const proveChain = async (runner: Runner, ledgerId: string, workers?: Workers): Promise<Proof> => {
  const [head] = await runner.run(query.selectFrom('ledger').selectAll().where('id', '=', ledgerId))
  let last: Link = { ledgerId, seq: 0, hash: firstHash(ledgerId), fits: true }
  const proved = (brokenAt: number | null): Proof => ({ lines: last.seq, hash: last.hash, brokenAt })
  for (;;) {
    const lines = await linesAfter(runner, ledgerId, last.seq)
    if (lines === null) break
    last = await checked(last, lines, workers)
    if (!last.fits) return proved(last.seq + 1)
  }
  // If lines are missing at the end, the head is ahead of them.
  const atHead = head ? head.seq === last.seq && head.hash === last.hash : last.seq === 0
  return proved(atHead ? null : last.seq + 1)
}

/** As one text, so that only the thread makes objects of it. */
const linesAfter = async ({ run }: Runner, ledgerId: string, after: number): Promise<string | null> => {
  const [found] = await run(sql<{ lines: string | null }>`
    select json_agg(line order by seq)::text as lines from (
      select seq, actor_id, code, params, hash, at from ledger_entry
      where ledger_id = ${ledgerId} and seq > ${after} order by seq limit ${atOnce}) line`)
  return found!.lines
}
