import { sql, type Kysely } from 'kysely'

/** Whoever reads the book of a deal also opens the page of the deal; to change it takes function keys of its own. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    insert into role_permission (role_id, permission)
    select role_id, 'mydeal_new_deal' from role_permission where permission = 'mydeal_order_book'
    on conflict do nothing`.execute(db)
}
