import { sql, type Kysely } from 'kysely'

/**
 * A rating says whose it is among several guarantors or providers. Stored ratings say nothing of it, which is right
 * where there is one.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    update announcement a set shared = a.shared || jsonb_build_object('ratings', (
      select coalesce(jsonb_agg(jsonb_build_object('party', null) || r.rating order by r.at), '[]')
      from jsonb_array_elements(a.shared -> 'ratings') with ordinality as r (rating, at)
    ))
    where jsonb_array_length(a.shared -> 'ratings') > 0`.execute(db)
  // View-only is a right, which a bank that is a name only does not have.
  await sql`
    update announcement a set shared = a.shared || jsonb_build_object('namedBanks', (
      select jsonb_agg(b.bank || jsonb_build_object('roles', (b.bank -> 'roles') - 'VIEW') order by b.at)
      from jsonb_array_elements(a.shared -> 'namedBanks') with ordinality as b (bank, at)
    ))
    where a.shared -> 'namedBanks' @> '[{"roles": ["VIEW"]}]'`.execute(db)
}
