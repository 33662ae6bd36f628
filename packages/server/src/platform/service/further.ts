import { sql } from 'kysely'
import { query, type Transaction } from '../db/index.ts'
import type { LogLine } from './aggregate.ts'
import { firstHash, hashOf, type Entry } from './chain.ts'
import { readClock, type Head } from './ledger.ts'

/** A line that a write to one ledger adds to another. */
export interface FurtherLine {
  ledger: string
  actorId: string | null
  line: LogLine
}

/** The locked further ledgers, and a time later than that of any earlier lock. */
export interface FurtherLocked {
  heads: ReadonlyMap<string, Head>
  now: Temporal.Instant
}

/** The added lines, and the ledgers' new heads. */
export interface FurtherChained {
  entries: (Entry & { ledger_id: string })[]
  heads: ReadonlyMap<string, Head>
}

/** Creates missing ledgers and locks all, always in the order of their names, so that no deadlock occurs. */
export const lockLedgers = async (
  transaction: Transaction,
  ledgers: readonly string[],
): Promise<FurtherLocked> => {
  const { run } = transaction
  const ids = [...new Set(ledgers)].toSorted()
  const [, rows, now] = await Promise.all([
    run(sql`
      insert into ledger (id, seq, hash)
      select id, 0, hash from unnest(${ids}::text[], ${ids.map(firstHash)}::text[]) as l (id, hash)
      on conflict do nothing`),
    run(
      query
        .selectFrom('ledger')
        .select(['id', 'seq', 'hash'])
        .where('id', '=', sql<string>`any(${ids})`)
        .orderBy(sql`id collate "C"`)
        .forUpdate(),
    ),
    readClock(transaction),
  ])
  return { heads: new Map(rows.map(({ id, ...head }) => [id, head])), now }
}

export const lockFurther = (
  transaction: Transaction,
  lines: readonly FurtherLine[],
): Promise<FurtherLocked> =>
  lockLedgers(
    transaction,
    lines.map(({ ledger }) => ledger),
  )

/** Chains each line behind those of its ledger. */
export const chainFurther = (lines: readonly FurtherLine[], locked: FurtherLocked): FurtherChained => {
  const heads = new Map(locked.heads)
  const at = locked.now.toString()
  const entries = lines.map(({ ledger, actorId, line }) => {
    const { seq, hash } = heads.get(ledger)!
    const entry = { seq: seq + 1, at, actor_id: actorId, ...line }
    const chained = { ...entry, ledger_id: ledger, hash: hashOf(hash, ledger, entry) }
    heads.set(ledger, { seq: chained.seq, hash: chained.hash })
    return chained
  })
  return { entries, heads }
}

export const saveFurther = ({ run }: Transaction, { entries, heads }: FurtherChained): Promise<unknown> => {
  const newest = [...heads].map(([id, head]) => ({ id, ...head }))
  return run(sql`
    with line as (
      insert into ledger_entry (ledger_id, seq, at, actor_id, code, params, hash)
      select ledger_id, seq, at, actor_id, code, params, hash
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as l (ledger_id text, seq bigint, at timestamptz, actor_id text, code text, params jsonb, hash text)
    )
    update ledger set seq = head.seq, hash = head.hash
    from jsonb_to_recordset(${JSON.stringify(newest)}::jsonb) as head (id text, seq bigint, hash text)
    where ledger.id = head.id`)
}
