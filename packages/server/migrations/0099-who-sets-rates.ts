import { sql, type Kysely } from 'kysely'

/** Roles of system administrators set no rates any more: nothing of them shows a right that counts for nothing. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    delete from role_permission p using role r
    where r.id = p.role_id and r.tier = 'tier4' and p.permission = 'quota_rates|edit'`.execute(db)
}
