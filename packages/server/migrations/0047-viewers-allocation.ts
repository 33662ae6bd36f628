import { sql, type Kysely } from 'kysely'

/** The seeded role of viewers opens the page of the allocation, where the deal-level role decides what it shows. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    insert into role_permission (role_id, permission)
    select id, 'mydeal_order_assign' from role where id = 'rol_syndicateviewer'
    on conflict do nothing`.execute(db)
}
