// Many people of many institutions, written straight into the tables.
import type pg from 'pg'

const nr = (index: number): string => String(index).padStart(5, '0')

export const crowdUser = (index: number): string => `usr_crowd${nr(index)}`
export const crowdEntity = (index: number): string => `ent_crowd${nr(index)}`

interface Crowd {
  people: number
  /** They are spread over these. */
  institutions: number
}

/** Investors, named in the order of their ids. */
export const addCrowd = async (pool: pg.Pool, { people, institutions }: Crowd): Promise<string[]> => {
  const entities = Array.from({ length: institutions }, (_, index) => crowdEntity(index))
  const users = Array.from({ length: people }, (_, index) => crowdUser(index))
  await pool.query(
    `insert into entity (id, name, name_cn, name_hk, short_name, group_id, class_id, region, jurisdiction,
       deal_roles, source, review)
     select n, 'Crowd ' || n, '众 ' || n, '眾 ' || n, n, e.group_id, e.class_id, e.region, e.jurisdiction,
       e.deal_roles, e.source, e.review
     from unnest($1::text[]) n cross join entity e where e.id = 'ent_kestrelpeak'`,
    [entities],
  )
  await pool.query(
    `insert into user_account (id, account, name, entity_id, password_hash, must_change_password)
     select u, u || '@crowd.example', 'Person ' || u, ($2::text[])[1 + (n - 1) % $3::int], '$argon2id$none', false
     from unnest($1::text[]) with ordinality x (u, n)`,
    [users, entities, institutions],
  )
  await pool.query(`insert into user_role select u, 'rol_investor' from unnest($1::text[]) u`, [users])
  return users
}
