import { sql, type Kysely } from 'kysely'

/**
 * The steps of an order's ladder are called `orderLevels` wherever an order is stored: in orders, their versions and
 * the orders of a merge. The log is not rewritten, because its lines are hashed; its readers know the earlier name.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`update deal_order set record = ${renamed('record')} where record::text like '%"rungs"%'`.execute(
    db,
  )
  await sql`update order_merge set was = ${renamed('was')} where was::text like '%"rungs"%'`.execute(db)
  await sql`alter table order_version disable trigger append_only`.execute(db)
  await sql`
    update order_version set record = ${renamed('record')}, changes = ${renamed('changes')}
    where record::text like '%"rungs"%' or changes::text like '%"rungs"%'`.execute(db)
  await sql`alter table order_version enable trigger append_only`.execute(db)
}

/** Only keys and names of changed fields: a quotation mark inside a text is escaped, so no text matches. */
const renamed = (column: string) => sql`
  replace(replace(${sql.ref(column)}::text, '"rungs":', '"orderLevels":'),
    '"field": "rungs"', '"field": "orderLevels"')::jsonb`
