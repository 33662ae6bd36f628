import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { query, type Db, type Transaction } from '../db/index.ts'

/** The lock, the number and the log of one ledger. */
export interface Head {
  seq: number
  hash: string
}

export interface Entry {
  seq: number
  at: string
  actor_id: string | null
  code: string
  params: unknown
  hash: string
}

/** The chain starts from the ledger's own name, so that two ledgers never share a beginning. */
export const firstHash = (ledgerId: string): string => sha256(`bookrunner ledger ${ledgerId}`)

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The same text for the same value, whatever the order of its keys; JSONB does not keep it. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const pairs = Object.entries(value).filter(([, inner]) => inner !== undefined)
  pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return `{${pairs.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(',')}}`
}

/** Each line's hash covers the one before it: changing, dropping or moving a line breaks all that follow. */
export const hashOf = (previous: string, ledgerId: string, entry: Omit<Entry, 'hash'>): string =>
  sha256(
    [previous, ledgerId, entry.seq, entry.at, entry.actor_id ?? '', entry.code, canonical(entry.params)].join(
      '\n',
    ),
  )

/** Takes the lock. Absent until the ledger's first change. */
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

/** Asked after the lock, so that no earlier holder's time is later. Microseconds, as the log keeps them. */
export const readClock = async ({ run }: Transaction): Promise<Temporal.Instant> => {
  const [row] = await run(sql<{ now: Temporal.Instant }>`select clock_timestamp() as now`)
  return row!.now
}

export interface LedgerBreak {
  ledgerId: string
  seq: number
}

/** Proves the chain of one ledger and names the first line that does not fit. */
export const verifyLedger = async (db: Db, ledgerId: string): Promise<LedgerBreak | undefined> => {
  const head = await db.selectFrom('ledger').selectAll().where('id', '=', ledgerId).executeTakeFirst()
  let previous = firstHash(ledgerId)
  let seq = 0
  for (;;) {
    const entries = await nextEntries(db, ledgerId, seq)
    for (const entry of entries) {
      if (entry.seq !== seq + 1 || entry.hash !== hashOf(previous, ledgerId, entry))
        return { ledgerId, seq: seq + 1 }
      previous = entry.hash
      seq = entry.seq
    }
    if (entries.length === 0) break
  }
  return head && (head.seq !== seq || head.hash !== previous) ? { ledgerId, seq: seq + 1 } : undefined
}

const nextEntries = async (db: Db, ledgerId: string, after: number): Promise<Entry[]> => {
  const rows = await db
    .selectFrom('ledger_entry')
    .select(['seq', 'actor_id', 'code', 'params', 'hash', sql<Temporal.Instant>`at`.as('instant')])
    .where('ledger_id', '=', ledgerId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(1000)
    .execute()
  return rows.map(({ instant, ...row }) => ({ ...row, at: instant.toString() }))
}
