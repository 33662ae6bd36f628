import { sql } from 'kysely'
import type { Db } from '../../../platform/db/index.ts'

/** Moves with every write to a deal, a limit, a rate or an institution. The condition is that of an index. */
export const readQuotaNumber = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ seq: number }>`/* prepared */
    select coalesce(sum(seq), 0)::bigint as seq from ledger
    where split_part(id, ':', 1) in ('deal', 'quota', 'entity')`.execute(db)
  return rows[0]!.seq
}
