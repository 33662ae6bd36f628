import { sql, type Kysely } from 'kysely'

/**
 * Orders raise the number of their deal's ledger and change nothing of the deal. `facts` is another number when a row of the
 * announcement or of its deals changed, whoever changed it: under the lock it proves what a node remembers of the deal.
 * Whoever changes a deal has locked its ledger before.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table ledger add column facts bigint not null default 0`.execute(db)
  await sql`
    create function raise_facts() returns trigger language plpgsql as $$
    declare
      announcement text;
    begin
      if tg_table_name = 'announcement' then
        announcement := old.id;
      elsif tg_table_name = 'deal' then
        announcement := coalesce(new.announcement_id, old.announcement_id);
      else
        select d.announcement_id into announcement from deal d where d.id = old.deal_id;
      end if;
      update ledger set facts = facts + 1 where id = 'deal:' || announcement;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger raise_facts after update or delete on announcement
    for each row execute function raise_facts()`.execute(db)
  await sql`
    create trigger raise_facts after insert or update or delete on deal
    for each row execute function raise_facts()`.execute(db)
  await sql`
    create trigger raise_facts after update or delete on guidance_version
    for each row execute function raise_facts()`.execute(db)
}
