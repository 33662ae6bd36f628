// Many people of many institutions, written straight into the tables.
import type pg from 'pg'

/** Investors of institutions of their own. */
export const addPeople = async (admin: pg.Client, count: number): Promise<string[]> => {
  const users = Array.from({ length: count }, (_, nr) => `usr_notice${String(nr).padStart(6, '0')}`)
  await admin.query(
    `insert into entity (id, name, source, review, deal_roles)
     select 'ent_notice' || n, 'Notice ' || n, 'platform', 'reviewed', array['investor'] from generate_series(0, 499) n`,
  )
  await admin.query(
    `insert into user_account (id, account, name, entity_id, password_hash, must_change_password)
     select u, u || '@bench.example', u, 'ent_notice' || (n % 500), '$argon2id$none', false
     from unnest($1::text[]) with ordinality x (u, n)`,
    [users],
  )
  await admin.query(`insert into user_role select u, 'rol_investor' from unnest($1::text[]) u`, [users])
  await admin.query('analyze')
  await admin.query('checkpoint')
  return users
}
