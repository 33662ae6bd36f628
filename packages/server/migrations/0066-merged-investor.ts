import { sql, type Kysely } from 'kysely'

/**
 * Orders are written more often than anything else, so what refuses an order of a merged institution (0040) is written out
 * for them: a statement put together for each row is planned for each row.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function refuse_merged_investor() returns trigger language plpgsql as $$
    declare
      target text;
    begin
      select merged_into into target from entity where id = new.investor_id for key share;
      if target is not null then
        raise exception 'the institution of % was merged into %', tg_table_name, target using errcode = '40001';
      end if;
      return null;
    end $$`.execute(db)
  await sql`drop trigger not_merged on deal_order`.execute(db)
  await sql`
    create trigger not_merged after insert or update of investor_id on deal_order
    for each row execute function refuse_merged_investor()`.execute(db)
}
