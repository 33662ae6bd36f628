import { sql, type Kysely } from 'kysely'

/**
 * Nothing new may belong to an institution that was merged. A write that read it before the merge and saves after it
 * fails like one of two writes of the same row, so it is decided again with the institution as it is now.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function refuse_merged_entity() returns trigger language plpgsql as $$
    declare
      target text;
    begin
      execute format('select merged_into from entity where id = ($1).%I for key share', tg_argv[0])
        into target using new;
      if target is not null then
        raise exception 'the institution of % was merged into %', tg_table_name, target using errcode = '40001';
      end if;
      return null;
    end $$`.execute(db)
  for (const [table, column] of [
    ['user_account', 'entity_id'],
    ['deal_order', 'investor_id'],
    ['deal_addressee', 'entity_id'],
    ['syndicate_member', 'entity_id'],
    ['announcement', 'creator_entity_id'],
    ['deal', 'issuer_id'],
    ['api_key', 'entity_id'],
  ] as const)
    await sql`
      create trigger not_merged after insert or update of ${sql.ref(column)} on ${sql.table(table)}
      for each row execute function refuse_merged_entity(${sql.lit(column)})`.execute(db)
}
