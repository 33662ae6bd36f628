import { sql, type RawBuilder } from 'kysely'
import { query, type Runner, type Transaction } from '../db/index.ts'
import { firstHash, type Head } from './chain.ts'

/** A locked ledger. `facts`: the number of its facts. */
export type LockedLedger = Head & { id: string; facts: number }

/**
 * Takes the locks in the order of their names, so that no deadlock occurs. Nothing of a ledger without a first change.
 * Those that others have locked are waited for, left out, or refuse the whole statement.
 */
export const lockLedgers = (
  { run }: Transaction,
  ledgerIds: readonly string[],
  lockedByOthers: 'waits' | 'skips' | 'refuses' = 'waits',
): Promise<LockedLedger[]> => {
  const how = { waits: sql``, skips: sql`skip locked`, refuses: sql`nowait` }[lockedByOthers]
  return run(sql<LockedLedger>`
    select id, seq, hash, facts from ledger where id = any(${ledgerIds}) order by id collate "C"
    for update ${how}`)
}

/** They have no row yet: they are created, and everything is decided again under their locks. */
export class LedgersMissing extends Error {
  readonly ids: readonly string[]

  constructor(ids: readonly string[]) {
    super()
    this.ids = ids
  }
}

export const createLedgers = ({ run }: Transaction, ids: readonly string[]): Promise<unknown> =>
  run(sql`
    insert into ledger (id, seq, hash)
    select id, 0, hash from unnest(${ids}::text[], ${ids.map(firstHash)}::text[]) as l (id, hash)
    on conflict do nothing`)

/** 0 of a ledger without a first change. Under its lock it proves that what was read at this number is unchanged. */
export const readNumber = async ({ run }: Runner, ledgerId: string): Promise<number> => {
  const [row] = await run(query.selectFrom('ledger').select('seq').where('id', '=', ledgerId))
  return row?.seq ?? 0
}

/**
 * True if rows that were read at a number of their ledger are unchanged: it has had this number, and each query, for the
 * largest number of some of the rows, finds no later one. Other writes on the ledger do not count.
 */
export const areUnchanged = async (
  { run }: Runner,
  ledgerId: string,
  seq: number,
  largest: readonly RawBuilder<unknown>[],
): Promise<boolean> => {
  const numbers = sql.join(largest.map((each) => sql`(${each})`))
  const [row] = await run(sql<{ unchanged: boolean }>`
    select l.seq >= ${seq} and coalesce(greatest(${numbers}), 0) <= ${seq} as unchanged
    from ledger l where l.id = ${ledgerId}`)
  return row?.unchanged ?? false
}

/** Read under the lock, so that no earlier write has a later time. Microseconds, as in the log. */
export const readClock = async ({ run }: Transaction): Promise<Temporal.Instant> => {
  const [row] = await run(sql<{ now: Temporal.Instant }>`select clock_timestamp() as now`)
  return row!.now
}

/** True if a transaction that gave ledgers these heads was committed. Read under a lock of theirs, so the answer is final. */
export const wereReached = async (
  { run }: Transaction,
  heads: ReadonlyMap<string, Head>,
): Promise<boolean> => {
  // All were committed together, so one of them proves all.
  const [ledgerId, head] = [...heads][0]!
  const lines = await run(
    query
      .selectFrom('ledger_entry')
      .select('hash')
      .where('ledger_id', '=', ledgerId)
      .where('seq', '=', head.seq),
  )
  return lines[0]?.hash === head.hash
}
