import { sql, type Kysely } from 'kysely'

/**
 * `order_head` has of each order what no confirmation changes, so it costs no look for confirmations. `order_now` has all of
 * it but what is read out of its record, and who created the order, for conditions that are used on both.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create view order_head as
    select o.id, o.deal_id, o.investor_id, o.through_id, o.stage, o.submitted_at, o.record -> 'createdBy' as created_by,
      o.record ->> 'classId' as class_id, o.record ->> 'mergedFrom' as merged_from, o.record -> 'underlying' as underlying
    from deal_order o`.execute(db)
  await sql`
    create or replace view order_now as
    select o.id, o.deal_id, o.investor_id, o.through_id, o.stage, coalesce(c.version, o.version) as version,
      coalesce(c.shown, o.shown) as shown, coalesce(c.seq, o.seq) as seq, o.submitted_at,
      coalesce(c.at, o.shown_at) as shown_at,
      case when c.version is null then o.record else o.record || c.part end as record, o.seq as row_seq,
      o.record -> 'createdBy' as created_by
    from deal_order o left join lateral confirmed_of(o.id, o.version) c on true`.execute(db)
}
