import { sql } from 'kysely'
import type { Db } from '../../platform/db/index.ts'

/** Spends nonces: of two requests with the same one, the first wins on any node. */
export const spendNonces = async (
  db: Db,
  nonces: readonly string[],
  keepSeconds: number,
): Promise<boolean> => {
  const { rows } = await sql`
    with old as (
      delete from used_nonce where nonce in (
        select nonce from used_nonce where expires_at < clock_timestamp()
        order by expires_at limit 20 for update skip locked)
    )
    insert into used_nonce (nonce, expires_at)
    select nonce, clock_timestamp() + make_interval(secs => ${keepSeconds}) from unnest(${nonces}::text[]) nonce
    on conflict do nothing returning nonce`.execute(db)
  return rows.length === nonces.length
}
